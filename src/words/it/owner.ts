/** Text for site owners, in Italian: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Controlla questo server';
export const technicalDetails = 'Dettagli tecnici';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'L’indirizzo del server della tua radio non è valido.',
  policy: 'La Content-Security-Policy di questa pagina blocca il server della tua radio.',
  wrongAddress: 'L’indirizzo del server della tua radio è sbagliato.',
  noServer: 'Il pannello della tua radio non ha un server {server}.',
  noStation: 'Il server non ha una radio {station}.',
  refuses: 'Il server della tua radio non permette ai visitatori di leggerlo.',
  inTrouble: 'Il server della tua radio ha un problema.',
  unreadable: 'Questa pagina non può leggere le risposte del server della tua radio.',
  unreachable: 'Da questa pagina non si riesce a raggiungere il server della tua radio.',
};

const setAddress = 'Indica {address} in base-url.';
const setStation =
  'Le radio di {kind} si scrivono così: {example}. Indica la tua in data-station sullo script, o in station sul tag.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Questa pagina non indica nessun pannello.',
    advice:
      'Metti l’indirizzo del pannello della tua radio in data-base-url sullo script di Onair, o in base-url sul tag.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Indica l’indirizzo del pannello con protocollo e porta, per esempio https://panel.example:8080.',
    details: '«{url}» non è un indirizzo valido.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}» non è un indirizzo valido.',
  },
  noStation: {
    sentence: 'Questa pagina non indica quale radio mostrare.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Il nome della tua radio non è valido.',
    advice: 'Indica in station il nome breve, il mount o il numero della tua radio.',
    details: 'Il nome della radio non è valido, quindi {url} non è stato richiesto.',
  },
  badMap: {
    sentence: 'Onair non capisce una voce di map.',
    advice:
      'map deve contenere title o song, e ogni voce è un campo e un percorso, come title: current.song. Campi: {fields}.',
    details: 'Onair non capisce «{entry}» in map, quindi {url} non è stato letto.',
  },
  noPath: {
    sentence: 'map indica un valore che la risposta non contiene.',
    advice: 'Disponibili: {known}.',
    details: 'map indica {path}, ma la risposta di {url} non ha alcun valore in quel punto.',
  },
  insecure: {
    sentence: 'Questa pagina usa https, ma il server della tua radio usa http, quindi i browser lo bloccano.',
    advice: 'Se il server supporta https, indica {address}. Altrimenti, chiedi al suo provider di attivarlo.',
    details: 'Questa pagina usa https, quindi i browser bloccano {url}, che usa http.',
  },
  offline: {
    sentence: 'Questo browser è offline.',
    details: 'Questo browser è offline, quindi {url} non è stato richiesto.',
  },
  part: {
    sentence: 'Un file di Onair non si è caricato.',
    advice:
      'La scheda di rete del browser mostra quale. La cartella parts deve stare accanto a onair.js, e tutti i file devono essere della stessa versione. Se sono su un altro sito, serve l’header Access-Control-Allow-Origin: *.',
    details: 'Un file di Onair non si è caricato, quindi {url} non è stato richiesto.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Cambia questa direttiva in: {line}',
    details: 'La Content-Security-Policy di questa pagina blocca {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Cambia questa direttiva in: {line} (se la policy ha trusted-types, aggiungici onair).',
    details: 'La Content-Security-Policy di questa pagina blocca lo script JSONP di {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Fai inviare l’header Access-Control-Allow-Origin al pannello, oppure cambia questa direttiva in: {line} (se la policy ha trusted-types, aggiungici onair).',
    details:
      '{url} non ha l’header Access-Control-Allow-Origin, quindi le pagine non possono leggerlo direttamente, e la Content-Security-Policy di questa pagina blocca l’alternativa, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} non esiste: l’indirizzo finisce con {end}, che Onair aggiunge automaticamente.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} non esiste, ma a {address} risponde un pannello.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Indica in base-url l’indirizzo del pannello stesso; spesso ha una porta, come :8080.',
    details:
      '{url} ha dato una pagina web (stato {status}): a {address} risponde un sito o un proxy, non un pannello.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Controlla host, porta e percorso.',
    details: '{url} non esiste (stato {status}), e a {address} non c’è nessun pannello.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Controlla che host, porta e percorso siano quelli del pannello.',
    details:
      '{url} ha dato un JSON che non è l’elenco di un pannello: a {address} risponde un altro programma.',
  },
  otherServer: {
    sentence: 'Il server della tua radio non è un pannello, ma {kind}.',
    advice: 'Scrivi {attributes} sul tag; sullo script, ogni nome preceduto da data-.',
    details: '{url} non esiste: a {address} risponde {kind}, non un pannello.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Controlla host, porta e percorso, e se source è giusto.',
    details: 'Onair non può leggere la risposta di {url} con {attribute}.',
  },
  listMissing: {
    sentence: 'Il pannello della tua radio non fornisce i dati di questo tag.',
    advice: 'Forse è troppo vecchio per questo tag, o un proxy davanti non lascia passare questo percorso.',
    details: 'Il pannello a {address} risponde, ma a {url} non ha nulla di leggibile (stato {status}).',
  },
  legacyMissing: {
    sentence: 'Il pannello della tua radio non supporta JSONP.',
    advice: 'Togli transport="legacy".',
    details: '{url} non è JSONP, anche se il pannello a {address} ha l’interfaccia più recente.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Esistono questi: {servers}. Indica uno di questi numeri in data-server sullo script, o in server sul tag.',
    details: '{url}: il server {server} non esiste.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Chiedi al suo provider il numero della tua radio, e indicalo in data-server sullo script, o in server sul tag.',
    details: '{url}: il pannello non ha un server {server}, e non dice quali ha.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Esistono queste: {stations}. Indica una di queste in data-station sullo script, o in station sul tag.',
    details: '{address}: la radio {station} non esiste.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} non ha una radio {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Indica in base-url l’indirizzo finale.',
    details:
      '{url} risponde con un reindirizzamento a un altro indirizzo, che questa pagina non può seguire.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Ciò che i tag mostrano deve essere pubblico: chiedi al provider del pannello di aprire la sua interfaccia in lettura.',
    details: '{url} vuole una password (stato 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Davanti al pannello c’è un firewall, una protezione contro i robot o un elenco di indirizzi ammessi: chiedi al suo provider di lasciare che i visitatori leggano {address}/api/.',
    details: '{url} è vietato (stato 403).',
  },
  throttled: {
    sentence: 'Il pannello della tua radio ha ricevuto troppe richieste.',
    advice:
      'Onair riproverà più tardi. Se continua, chiedi al provider del pannello un limite più alto, o metti una cache davanti.',
    details: '{url} ha ricevuto troppe richieste da questo indirizzo (stato 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Il registro del pannello indica il motivo. Onair riproverà automaticamente.',
    details: '{url} ha causato un errore sul server (stato {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Il pannello non è in funzione, o il proxy usa una porta sbagliata.',
    details: 'Il proxy a {url} non riceve risposta dal pannello che ha dietro (stato {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair riproverà automaticamente. Se continua, rivolgiti al provider del pannello.',
    details: '{url} per ora non è disponibile (stato 503), per sovraccarico o manutenzione.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Rivolgiti al provider del pannello.',
    details: '{url} non è riuscito, con lo stato {status}, che Onair non sa spiegare.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair riproverà automaticamente. Se continua, rivolgiti al provider del server.',
    details: '{url} non è riuscito (stato {status}).',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Apri l’indirizzo in un browser per vedere quale delle due.',
    details:
      '{url} è un JSON difettoso: il pannello scrive qualcosa nelle sue risposte, o un proxy davanti le interrompe troppo presto o le comprime male (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Di solito è un proxy davanti al pannello; disattiva lì la compressione per vedere se è quello.',
    details:
      '{url} ha cominciato a rispondere e si è interrotto: la connessione finisce prima della risposta, o la risposta non si può decomprimere.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Chiedi al suo provider di installare una versione più recente.',
    details: '{url} supera il massimo di 8 MB, perché il pannello ignora il parametro limit.',
  },
  cached: {
    sentence: 'Questa pagina riceve dati vecchi.',
    advice:
      'Probabilmente arriva dalla cache di un service worker di questo sito, di una CDN o di un proxy. Escludi questo indirizzo dalla cache.',
    details:
      '{url} restituisce da minuti la stessa vecchia risposta, anche se il brano che contiene dovrebbe essere finito.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'È un sito al posto di un pannello (allora indica in base-url l’indirizzo del pannello stesso), o un pannello che deve inviare l’header Access-Control-Allow-Origin.',
    details:
      '{url} risponde, ma senza l’header Access-Control-Allow-Origin, quindi questa pagina non può leggerlo, e lì non funziona nemmeno JSONP.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Il server, o il proxy davanti a esso, deve inviare questo header. Oppure usa un pannello che legge questo server.',
    details:
      '{url} risponde, ma senza l’header Access-Control-Allow-Origin, quindi questa pagina non può leggerlo.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: con http non risponde nulla, con https sì.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Installa un certificato sul server, o mettilo dietro un proxy che ne abbia uno. {address} funziona solo su pagine che usano http.',
    details: '{url}: questa porta risponde con http, ma non con https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Indica un indirizzo raggiungibile da internet.',
    details: '{url} non è raggiungibile: per i visitatori, {host} è il loro stesso computer.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Indica un indirizzo raggiungibile da internet.',
    details: '{url} non è raggiungibile: {host} è un indirizzo di una rete locale.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Apri {address} in una scheda del browser: se c’è un avviso è il certificato, altrimenti la porta o il nome.',
    details:
      '{url}: nessuna risposta. La causa è il certificato (scaduto, autofirmato o per un altro nome), la porta (chiusa, o bloccata da un firewall) o il nome {host}; i browser non dicono quale.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'O la porta è chiusa (il pannello non è in funzione, o la blocca un firewall), o il nome {host} è sbagliato; i browser non dicono quale. Apri {address} in una scheda del browser per scoprirlo.',
    details: '{url}: nessuna risposta.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Chiedi al provider del server se la porta è aperta a tutti.',
    details:
      '{url}: nessuna risposta in tempo. O un firewall scarta le richieste a questa porta, o il server è bloccato; un browser non può distinguerli.',
  },
  slow: {
    sentence: 'Il server della tua radio impiega troppo tempo a rispondere.',
    advice: 'Controlla il registro e il database del server.',
    details:
      '{url}: nessuna risposta in tempo, anche se il server a {address} risponde ad altre richieste. Questo elenco ci mette troppo.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair riproverà automaticamente. Per cercare altre cause, aggiungi ?onair-check all’indirizzo di questa pagina.',
    details:
      '{url}: nessuna risposta, anche se prima rispondeva. Il pannello o la connessione per ora non funziona.',
  },
  passing: {
    sentence: 'Il problema sembra risolto.',
    details: '{url}: la prima richiesta non è riuscita, ma la seconda sì.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} non è riuscito per un motivo sconosciuto ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Controlla che sia scritto bene e che abbia un record DNS.',
    details: '{url}: l’host {host} non esiste (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Il pannello non è in funzione, o usa un’altra porta, o accetta solo connessioni locali.',
    details: '{url}: {host} esiste, ma la sua porta è chiusa.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'O l’indirizzo è sbagliato, o la macchina o la sua rete non funziona.',
    details: '{url}: da qui {host} non è raggiungibile.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'O la porta si aspetta https e ha ricevuto http, o un firewall ha interrotto la connessione.',
    details: '{url}: {host} ha accettato la connessione e l’ha chiusa senza rispondere.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Rinnovalo, e controlla perché non è stato rinnovato automaticamente.',
    details: '{url}: il certificato di {host} è scaduto o non è ancora valido.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Ne serve uno di un’autorità pubblica, come Let’s Encrypt.',
    details:
      '{url}: il certificato di {host} è autofirmato, o firmato da un’autorità che i browser non conoscono.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Installa la catena completa (fullchain.pem).',
    details: '{url}: il server invia il certificato di {host} senza i certificati intermedi.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Usa quel nome, o procurati un certificato per questo.',
    details: '{url}: il certificato è per un nome diverso da {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} è una playlist che questa pagina non può leggere. Come indirizzo dello stream indica quello contenuto nella playlist.',
  notAudio: '{url} non è uno stream: il server ha restituito {type} con lo stato {status}.',
  format:
    '{url} risponde, ma questo browser non può riprodurlo: il formato non è supportato oppure lo stream non invia audio.',
  unreadable:
    '{url} non può essere riprodotto: l’indirizzo è sbagliato, il server non funziona oppure non è audio. Aprilo in una scheda del browser per scoprirlo.',
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
    attributes: 'attributi',
    data: 'dati',
    relay: 'relay',
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
    clockUnseen: 'Una pagina non può leggere l’orologio del pannello. {command} può.',
    cached: 'Le cache e i browser possono controllare se ci sono dati nuovi.',
    cachedLong: 'La cronologia può essere conservata per {seconds} s: i titoli arrivano tardi.',
    cachedUnseen:
      'Le cache non conservano i titoli troppo a lungo. Una pagina non può vedere se c’è un ETag. {command} può.',
    cachedWhole: 'Non c’è un ETag, quindi ogni risposta viene inviata per intero.',
    none: 'Non c’è nulla da provare.',
    tried: '{tried} di {all} provati.',
    failed: 'Impossibile caricare {url} ({why}).',
    policy: '{policy}',
    otherServer: 'A {address} c’è {kind}. Onair funziona direttamente con esso.',
    kindUnseen:
      'Una pagina non può determinare il tipo di server, perché non può leggere le sue risposte. {command} può.',
    title: '{title}',
    noTitle: 'Al momento non c’è nessun titolo.',
    attributes: '{attributes} sul tag; sullo script di Onair, ogni nome preceduto da data-.',
    attributesOfOne:
      '{attributes} sul tag; sullo script di Onair, ogni nome preceduto da data-. Senza station è la prima; ci sono: {stations}.',
    data: 'Fornisce: {things}. Non fornisce: {missing}.',
    relay:
      'Un pannello che legge questo server conserva tutti i brani, conta i voti e può prendere il palinsesto da un calendario: {relay}',
    fetchHere: 'Questa pagina può leggere le sue risposte.',
    onlyJsonp:
      'Le pagine di altri siti non possono leggere le sue risposte direttamente: le leggono con JSONP, che è più lento.',
    closed:
      'Nessuna pagina di un altro sito può leggerlo: manca l’header Access-Control-Allow-Origin: *, e non c’è JSONP.',
    httpServer: 'È http: le pagine https non possono mostrarlo.',
    streamFailed: 'Impossibile caricare {url} ({why}).',
  },
  whys: {
    timeout: 'nessuna risposta in 10 s',
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
    clockAhead: 'Sincronizzalo con NTP.',
    clockBehind: 'Sincronizzalo con NTP.',
    clockEarly: 'Sincronizza entrambi con NTP.',
    cachedLong: 'Il valore giusto è 1 o 2.',
    failed: 'Controlla il suo indirizzo nel pannello.',
    closed: 'Fai inviare quell’header dal server, o dal proxy davanti, oppure usa un pannello che lo legga.',
    httpServer: 'Dagli https, oppure usa un pannello con https che lo legga.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Controllare la tua radio',
  lede: 'Scopri perché la tua radio non compare. Il controllo funziona come i tag sul tuo sito, e contatta solo questo indirizzo e quelli nei suoi dati. Riconosce i pannelli, oltre a {kinds}.',
  address: 'Indirizzo del tuo pannello o server',
  site: 'Il tuo sito è',
  siteHttps: 'https, come la maggior parte',
  siteHttp: 'http',
  check: 'Controlla',
  running: 'Controllo di {address} in corso. Ci vuole fino a mezzo minuto.',
  sound: 'Nessun problema a {address}.',
  unsound: 'Problemi a {address}: {what}.',
  noStation: 'I tag non possono mostrare il server {server} di {address}.',
  otherServer: 'A {address} c’è {kind}. Per mostrarlo, aggiungi {attribute} ai tag.',
  holds: 'OK',
  fails: 'Problema',
  neither: 'Nota',
  stations: 'Radio di questo pannello',
  checkThat: 'Controlla {address}',
  build: 'Ottieni il codice per il tuo sito',
  report: 'Rapporto per il provider del pannello',
  terminal:
    'Un comando può controllare più di una pagina: i certificati, tutti gli header e l’orologio del pannello.',
  policy: 'Se il tuo sito ha una Content-Security-Policy, questa deve consentire:',
  copyPolicy: 'Copia la policy',
  copyReport: 'Copia il rapporto',
  copyCommand: 'Copia il comando',
  copied: 'Copiato',
  notCopied: 'Selezionato: premi Ctrl+C',
  language: 'Lingua',
};
