/** Text for site owners, in Italian: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Controlla questo pannello';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Non è stato chiesto nulla: la pagina non nomina nessun pannello. Indica l’indirizzo del pannello della tua radio in data-base-url sullo script di Onair, o in base-url sul tag.',
  badAddress:
    'Non è stato chiesto nulla: «{url}» non è un indirizzo. Indica l’indirizzo del pannello con protocollo e porta, per esempio https://panel.example:8080.',
  badStation:
    '{url} non è stato interrogato: station contiene un nome che nessuna emittente può avere. Indica il nome breve, il mount o il numero della tua emittente.',
  insecure:
    '{url} non è stato chiesto: questa pagina è https, e i browser le vietano di leggere http. Indica {address} se il pannello ha https; se non ce l’ha, chiedilo al suo provider.',
  offline: '{url} non è stato chiesto: questo browser non ha rete.',
  part: 'Un file di Onair non si è caricato, perciò {url} non è stato chiesto. La scheda di rete lo mostra in rosso: la cartella parts deve stare accanto a onair.js, completa e della stessa versione, e, su un altro sito, con l’header Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} non è stato chiesto: la Content-Security-Policy di questa pagina lo vieta ({directive}). Dove è impostata, questa direttiva deve essere: {line}',
  policyJsonp:
    '{url} è stato chiesto con JSONP, e la Content-Security-Policy di questa pagina vieta quello script. Dove è impostata, questa direttiva deve essere: {line} (e se la policy ha trusted-types, aggiungici onair).',
  policyNoCors:
    '{url} risponde senza l’header Access-Control-Allow-Origin, quindi le pagine non possono leggerlo, e la Content-Security-Policy di questa pagina vieta l’altra via, JSONP. Fai inviare quell’header al pannello, oppure fai in modo che questa direttiva sia: {line} (e se la policy ha trusted-types, aggiungici onair).',
  endsInApi:
    '{url} non esiste: l’indirizzo finisce con {end}, che Onair aggiunge da sé. Indica {address} in base-url.',
  wrongPath:
    '{url} non esiste, ma a {address} risponde un pannello: indica quell’indirizzo in base-url, senza il percorso.',
  website:
    '{url} ha dato una pagina web (stato {status}): a {address} risponde un sito o un proxy, non un pannello. Indica in base-url l’indirizzo del pannello stesso; spesso ha una porta, come :8080.',
  noPanel:
    '{url} non esiste (stato {status}), e {address} non ha nient’altro di un pannello. Controlla host, porta e percorso.',
  otherProgram:
    '{url} ha dato un JSON che non è l’elenco di un pannello: a {address} risponde un altro programma. Controlla che host, porta e percorso siano quelli del pannello.',
  otherServer:
    '{url} non esiste: a {address} risponde {kind}, non un pannello. Scrivi {attributes} sul tag; sullo script, ogni nome preceduto da data-.',
  listMissing:
    'Il pannello a {address} risponde, ma a {url} non ha nulla di leggibile (stato {status}). Forse è troppo vecchio per questo tag, o un proxy davanti non lascia passare questo percorso.',
  legacyMissing:
    '{url} non è JSONP, anche se il pannello a {address} ha l’interfaccia più recente: togli transport="legacy".',
  wrongServer:
    '{url}: il server {server} non esiste. Esistono questi: {servers}. Indica uno di questi numeri in data-server sullo script, o in server sul tag.',
  noSuchServer:
    '{url}: il pannello non ha un server {server}, e non dice quali ha. Chiedi al suo provider il numero della tua radio, e indicalo in data-server sullo script, o in server sul tag.',
  redirected:
    '{url} risponde con un reindirizzamento a un altro indirizzo, che questa pagina non può seguire. Indica in base-url l’indirizzo finale.',
  login:
    '{url} vuole una password (stato 401). Ciò che i tag mostrano deve essere pubblico: chiedi al provider del pannello di aprire la sua interfaccia in lettura.',
  forbidden:
    '{url} è vietato (stato 403). Davanti al pannello c’è un firewall, una protezione contro i robot o un elenco di indirizzi ammessi: chiedi al suo provider di lasciare che i visitatori leggano {address}/api/.',
  throttled:
    '{url} è stato chiesto troppo spesso da questo indirizzo (stato 429). Verrà chiesto di nuovo più tardi; se continua, chiedi al provider del pannello un limite più alto, o metti una cache davanti.',
  crashed:
    '{url} è andato in errore mentre rispondeva (stato {status}). Il registro del pannello dice perché; verrà chiesto di nuovo da sé.',
  gateway:
    'A {url} risponde un proxy che non riceve risposta dal pannello che ha dietro (stato {status}). Il pannello lì non è in funzione, o il proxy lo cerca su una porta sbagliata.',
  busy: '{url} per ora è fuori servizio (stato 503): sovraccarico o manutenzione. Verrà chiesto di nuovo da sé; se continua, rivolgiti al provider del pannello.',
  refused:
    '{url} è stato rifiutato con lo stato {status}, per il quale Onair non ha una spiegazione. Rivolgiti al provider del pannello.',
  brokenJson:
    '{url} è un JSON difettoso: il pannello scrive qualcosa nelle sue risposte, o un proxy davanti le interrompe troppo presto o le comprime male (gzip). Apri l’indirizzo in un browser per vedere quale delle due.',
  cut: '{url} ha cominciato a rispondere e si è interrotto: la connessione finisce prima della risposta, o la risposta non si può decomprimere. Di solito è un proxy davanti al pannello; disattiva lì la compressione per vedere se è quello.',
  tooLarge:
    '{url} supera gli 8 MB, e oltre non si legge. Il pannello ignora il parametro limit: chiedi al suo provider una versione più recente.',
  cached:
    '{url} restituisce da minuti la stessa vecchia risposta, anche se il brano che contiene dovrebbe essere finito. Probabilmente arriva dalla cache di un service worker di questo sito, di una CDN o di un proxy. Escludi questo indirizzo dalla cache.',
  noCors:
    '{url} risponde, ma senza l’header Access-Control-Allow-Origin, quindi questa pagina non può leggerlo, e lì non funziona nemmeno JSONP. È un sito al posto di un pannello (allora indica in base-url l’indirizzo del pannello stesso), o un pannello che deve inviare quell’header.',
  needsHttps: '{url}: con http non risponde nulla, con https sì. Indica {address} in base-url.',
  noTls:
    '{url}: su questa porta non c’è https, ma http risponde. Dai un certificato al pannello, o mettilo dietro un proxy che ne abbia uno; {address} va bene per pagine che sono esse stesse http.',
  ownMachine:
    '{url} è stato chiesto invano: {host} è il computer di ciascun visitatore. Indica un indirizzo del pannello raggiungibile da tutta internet.',
  localNetwork:
    '{url} è stato chiesto invano: {host} è un indirizzo di una rete locale, che i visitatori altrove non raggiungono. Indica un indirizzo del pannello raggiungibile da tutta internet.',
  silentHttps:
    '{url}: non è arrivato nulla. Un browser non dice quale sia la causa: il certificato (scaduto, autofirmato, per un altro nome), la porta (chiusa, o un firewall) o il nome {host}. Apri {address} in un browser: se c’è un avviso è il certificato, altrimenti la porta o il nome.',
  silentHttp:
    '{url}: non è arrivato nulla. Un browser non dice quale sia la causa: la porta è chiusa (il pannello non è in funzione, o un firewall), o il nome {host} è sbagliato. Apri {address} in un browser per vederlo.',
  swallowed:
    '{url}: nessuna risposta in tempo. Un firewall inghiotte ciò che va a questa porta, o il pannello è bloccato; un browser non può distinguerli. Chiedi al provider del pannello se la porta è aperta a tutti.',
  slow: '{url}: nessuna risposta in tempo, anche se il pannello a {address} risponde ad altre richieste. Per questo elenco ci mette troppo: il suo registro o il suo database dice perché.',
  gone: '{url}: non è arrivata risposta, mentre prima sì. Il pannello o la via per raggiungerlo per ora è guasto, e verrà chiesto di nuovo da sé. Con ?onair-check nell’indirizzo di questa pagina, Onair cerca un’altra causa.',
  passing: '{url}: non è arrivata risposta, ma chiedendo di nuovo sì: è passato.',
  noSuchName:
    '{url}: l’host {host} non esiste (DNS). Controlla che il nome sia scritto bene e che il suo record ci sia.',
  portClosed:
    '{url}: {host} c’è, ma la sua porta è chiusa. Il pannello non è in funzione, o ascolta su un’altra porta o solo per la propria macchina.',
  noRoute:
    '{url}: da qui non c’è una via per {host}. L’indirizzo è sbagliato, o la macchina o la sua rete è spenta.',
  reset:
    '{url}: {host} ha accettato la connessione e l’ha chiusa senza rispondere. La porta parla https ed è stata chiesta con http, o un firewall l’ha interrotta.',
  certificateEnded:
    '{url}: il certificato di {host} è fuori dalle sue date. Rinnovalo, e guarda perché non si è rinnovato da sé.',
  certificateOwn:
    '{url}: il certificato di {host} è autofirmato, o firmato da un’autorità che i browser non conoscono. Ne serve uno di un’autorità pubblica, come Let’s Encrypt.',
  certificateChain:
    '{url}: il certificato di {host} arriva senza quelli fra esso e la sua autorità. Installa la catena completa (fullchain.pem).',
  certificateName:
    '{url}: il certificato è per un nome diverso da {host}. Indica quel nome, o procurati un certificato per questo.',
  unknown: '{url} è fallito in un modo per cui Onair non ha un nome ({problem}).',
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} è una playlist che questa pagina non può leggere. Come indirizzo dello stream indichi quello contenuto nella playlist.',
  notAudio: '{url} non è uno stream: il server ha restituito {type} con lo stato {status}.',
  format:
    '{url} risponde, ma questo browser non può riprodurlo: il formato non è supportato oppure lo stream non invia audio.',
  unreadable:
    '{url} non può essere riprodotto: l’indirizzo è sbagliato, il server non funziona oppure non è audio. Lo apra in una scheda del browser per scoprirlo.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} non esiste.',
  didYouMean: 'Intendevi {name}?',
  available: 'Disponibili: {names}.',
  notNumber: '{name} non è un numero.',
  unclosed:
    '{name} non è chiuso, quindi per il browser ciò che segue è dentro il tag. Onair lo lascia visibile. Scrivi {end} dopo il tag: in HTML una barra alla fine di un tag non lo chiude.',
  ignoredScript:
    '{name} ha data-base-url, ma non è lo script di Onair, quindi i suoi attributi non valgono. Se contiene Onair, aggiungigli data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'radio',
    kind: 'server',
    onAir: 'in onda',
    attributes: 'da scrivere',
    data: 'che cosa dice',
    relay: 'il resto',
    reachable: 'raggiungibile',
    v2: 'v2',
    servers: 'server',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificato',
    mixed: 'contenuto misto',
    clock: 'orologio',
    caching: 'header di cache',
    streams: 'stream',
    covers: 'copertine',
    feeds: 'feed',
    policy: 'policy',
  },
  says: {
    reachable: '{address} risponde.',
    v2: '{path} dà un elenco.',
    v2Unread: '{path} non si può leggere: i tag usano l’interfaccia più vecchia, con JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Il pannello non elenca i suoi server.',
    cors: 'Le pagine di tutti i siti possono leggere le risposte.',
    corsHere: 'Questa pagina è su un sito diverso dal pannello, e può leggere le sue risposte.',
    corsUnseen:
      'Questa pagina è sul sito del pannello stesso, quindi non può sapere che cosa possono leggere le pagine di altri siti.',
    corsMissing:
      'Manca l’header Access-Control-Allow-Origin: *: le pagine leggono il pannello con JSONP, che è più lento.',
    corsUnread:
      'Manca l’header Access-Control-Allow-Origin: *, o non c’è v2: le pagine leggono il pannello con JSONP, che è più lento.',
    corsAbsent: 'Manca l’header Access-Control-Allow-Origin: *: nessuna pagina può leggere il pannello.',
    jsonp: 'Funziona, anche per browser molto vecchi.',
    jsonpMissing: 'Non funziona: i browser molto vecchi non mostrano nulla.',
    certificate: 'Qui è valido, e le pagine https possono mostrare il pannello.',
    mixed: 'Il pannello è http: le pagine https non possono mostrarlo.',
    bothHttp: 'Il pannello è http, come il sito. Se il sito passa a https, non potrà più mostrarlo.',
    clock: 'Va come quello di questa macchina.',
    clockAhead: 'È avanti di {seconds} s rispetto a quello di questa macchina.',
    clockBehind: 'È indietro di {seconds} s rispetto a quello di questa macchina.',
    clockEarly:
      'Il brano più recente comincia fra {seconds} s: l’orologio del pannello è avanti, o quello di questa macchina è indietro.',
    clockUnstamped: 'Le risposte non hanno Date.',
    clockUnseen: 'Una pagina non vede l’orologio del pannello. {command} lo vede.',
    cached: 'Cache e browser possono chiedere se c’è qualcosa di nuovo.',
    cachedLong: 'La cronologia può essere conservata per {seconds} s: i titoli arrivano tardi.',
    cachedUnseen:
      'Nulla conserva i titoli troppo a lungo. Se c’è un ETag, una pagina non lo vede; {command} lo vede.',
    cachedWhole: 'Non c’è un ETag: ogni richiesta costa una risposta intera.',
    none: 'Non ce ne sono da provare.',
    tried: '{tried} di {all} provati.',
    failed: 'Non si riesce a ottenere {url} ({why}).',
    policy: '{policy}',
    otherServer: 'A {address} c’è {kind}. Non è un pannello, e i tag lo mostrano lo stesso.',
    kindUnseen:
      'Che tipo di server sia, una pagina che lì non può leggere nulla non lo vede. {command} lo vede.',
    title: '{title}',
    noTitle: 'Ora non dice nessun titolo.',
    attributes: '{attributes} sul tag; sullo script di Onair, ogni nome preceduto da data-.',
    attributesOfOne:
      '{attributes} sul tag; sullo script di Onair, ogni nome preceduto da data-. Senza station è la prima; ci sono: {stations}.',
    data: 'Dice: {things}. Non dice: {untold}.',
    relay:
      'Un pannello che legge questo server conserva tutti i brani, conta i voti e può prendere la settimana da un calendario: {relay}',
    fetchHere: 'Questa pagina può leggere le sue risposte.',
    onlyJsonp:
      'Le pagine di altri siti non possono leggere le sue risposte direttamente: le leggono con JSONP, che è più lento.',
    closed:
      'Nessuna pagina di un altro sito può leggerlo: manca l’header Access-Control-Allow-Origin: *, e non c’è JSONP.',
    httpServer: 'È http: le pagine https non possono mostrarlo.',
    streamFailed: 'Non si riesce a ottenere {url} ({why}).',
  },
  whys: {
    timeout: 'nulla in 10 s',
    insecure: 'http, che una pagina https non può caricare',
    unplayable: 'questo browser non riesce a riprodurlo',
    noPicture: 'non è un’immagine',
    noFeed: 'non è un feed',
    unread: 'non c’è, o le pagine non possono leggerlo',
  },
  things: {
    titles: 'il titolo in onda',
    plays: 'gli ultimi brani',
    starts: 'quando è iniziato ciascuno',
    history: 'tutti i brani',
    week: 'la settimana',
    channels: 'gli stream',
    podcasts: 'i podcast',
    votes: 'i voti',
  },
  cures: {
    corsUnseen: 'Apri questo controllo da un altro sito, o esegui {command}.',
    corsMissing: 'Fallo inviare dal pannello con le risposte sotto /api/v2/.',
    corsAbsent: 'Fallo inviare dal pannello con le risposte sotto /api/v2/.',
    mixed: 'Chiedi https al suo provider.',
    clockAhead: 'Fallo regolare da NTP.',
    clockBehind: 'Fallo regolare da NTP.',
    clockEarly: 'Fai regolare entrambi da NTP.',
    cachedLong: 'Il valore giusto è 1 o 2.',
    failed: 'Controlla il suo indirizzo nel pannello.',
    closed: 'Fai inviare quell’header dal server, o dal proxy davanti, oppure usa un pannello che lo legga.',
    httpServer: 'Dagli https, oppure usa un pannello con https che lo legga.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Controllare un pannello',
  lede: 'Prova il pannello della tua radio come fanno i tag sul tuo sito, e dice che cosa va, che cosa no e che cosa fare. Chiede solo a quel pannello e a ciò che i suoi dati nominano, a nessun altro. Riconosce anche {kinds}.',
  address: 'Indirizzo del pannello',
  site: 'Il tuo sito è',
  siteHttps: 'https, come la maggior parte',
  siteHttp: 'http',
  check: 'Controlla',
  running: 'Controllo di {address} in corso. Ci vuole fino a mezzo minuto.',
  sound: 'A {address} va tutto bene.',
  unsound: 'Da correggere a {address}: {what}.',
  noStation: 'I tag non possono mostrare il server {server} di {address}.',
  otherServer: 'A {address} c’è {kind}. I tag lo mostrano con {attribute}.',
  holds: 'OK',
  fails: 'Errore',
  neither: 'Nota',
  stations: 'Radio di questo pannello',
  checkThat: 'Controlla {address}',
  report: 'Rapporto per il provider del pannello',
  terminal: 'Un comando vede più di una pagina: i certificati, tutti gli header e l’orologio del pannello.',
  policy: 'Per un sito con una Content-Security-Policy, che deve consentire:',
  copyPolicy: 'Copia la policy',
  copyReport: 'Copia il rapporto',
  copyCommand: 'Copia il comando',
  copied: 'Copiato',
  notCopied: 'Selezionato: premi Ctrl+C',
  language: 'Lingua',
};
