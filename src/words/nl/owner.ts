/** Text for site owners, in Dutch: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Deze server controleren';
export const technicalDetails = 'Technische details';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'Het adres van de server van je zender is ongeldig.',
  policy: 'De Content-Security-Policy van deze pagina blokkeert de server van je zender.',
  wrongAddress: 'Het adres van de server van je zender klopt niet.',
  noServer: 'Het paneel van je zender heeft geen server {server}.',
  noStation: 'De server heeft geen zender {station}.',
  refuses: 'Bezoekers mogen de server van je zender niet lezen.',
  inTrouble: 'De server van je zender heeft een probleem.',
  unreadable: 'Deze pagina kan de antwoorden van de server van je zender niet lezen.',
  unreachable: 'De server van je zender is vanaf deze pagina niet bereikbaar.',
};

const setAddress = 'Geef {address} op als base-url.';
const setStation =
  'Zenders bij {kind} zien er zo uit: {example}. Zet die van jou als data-station op het script, of als station op de tag.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Op deze pagina is geen paneel opgegeven.',
    advice:
      'Zet het adres van het paneel van je zender in data-base-url op het script van Onair, of in base-url op de tag.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Geef het adres van het paneel op met schema en poort, bijvoorbeeld https://panel.example:8080.',
    details: '“{url}” is geen geldig adres.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '“{url}” is geen geldig adres.',
  },
  noStation: {
    sentence: 'Op deze pagina staat niet welke zender getoond wordt.',
    advice: setStation,
  },
  badStation: {
    sentence: 'De naam van je zender is ongeldig.',
    advice: 'Geef in station de korte naam, de mount of het nummer van je zender op.',
    details: 'De naam van de zender is ongeldig, dus {url} is niet opgevraagd.',
  },
  badMap: {
    sentence: 'Onair begrijpt een onderdeel van map niet.',
    advice:
      'map heeft title of song nodig, en elk onderdeel is een veld en een pad, zoals title: current.song. Velden: {fields}.',
    details: 'Onair begrijpt ‘{entry}’ in map niet, dus {url} is niet gelezen.',
  },
  noPath: {
    sentence: 'map noemt een waarde die niet in het antwoord staat.',
    advice: 'Beschikbaar: {known}.',
    details: 'map noemt {path}, maar het antwoord van {url} heeft daar geen waarde.',
  },
  insecure: {
    sentence:
      'Deze pagina gebruikt https, maar de server van je zender gebruikt http, dus browsers blokkeren die.',
    advice:
      'Als de server https ondersteunt, geef dan {address} op. Zo niet, vraag de provider het in te schakelen.',
    details: 'Deze pagina gebruikt https, dus browsers blokkeren {url}, dat http gebruikt.',
  },
  offline: {
    sentence: 'Deze browser is offline.',
    details: 'Deze browser is offline, dus {url} is niet opgevraagd.',
  },
  part: {
    sentence: 'Een bestand van Onair is niet geladen.',
    advice:
      'Het netwerktabblad van de browser laat zien welk. De map parts moet naast onair.js staan, en alle bestanden moeten van dezelfde versie zijn. Op een andere site hebben ze de header Access-Control-Allow-Origin: * nodig.',
    details: 'Een bestand van Onair is niet geladen, dus {url} is niet opgevraagd.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Verander deze richtlijn in: {line}',
    details: 'De Content-Security-Policy van deze pagina blokkeert {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Verander deze richtlijn in: {line} (als de policy trusted-types bevat, voeg daar onair toe).',
    details: 'De Content-Security-Policy van deze pagina blokkeert het JSONP-script van {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Laat het paneel de header Access-Control-Allow-Origin sturen, of verander deze richtlijn in: {line} (als de policy trusted-types bevat, voeg daar onair toe).',
    details:
      '{url} heeft geen header Access-Control-Allow-Origin, dus pagina’s kunnen het niet rechtstreeks lezen, en de Content-Security-Policy van deze pagina blokkeert het alternatief, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} bestaat niet: het adres eindigt op {end}, dat Onair automatisch toevoegt.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} bestaat niet, maar op {address} antwoordt een paneel.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Geef het eigen adres van het paneel op als base-url; vaak heeft dat een poort, zoals :8080.',
    details:
      '{url} gaf een webpagina (status {status}): op {address} antwoordt een website of een proxy, geen paneel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Controleer de host, de poort en het pad.',
    details: '{url} bestaat niet (status {status}), en op {address} is geen paneel.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Controleer of host, poort en pad die van het paneel zijn.',
    details: '{url} gaf JSON die geen lijst van een paneel is: op {address} antwoordt een ander programma.',
  },
  otherServer: {
    sentence: 'De server van je zender is geen paneel, maar {kind}.',
    advice: 'Schrijf {attributes} op de tag; op het script elke naam met data- ervoor.',
    details: '{url} bestaat niet: op {address} antwoordt {kind}, geen paneel.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Controleer de host, de poort en het pad, en of source klopt.',
    details: 'Onair kan het antwoord van {url} niet lezen als {attribute}.',
  },
  listMissing: {
    sentence: 'Het paneel van je zender heeft geen gegevens voor deze tag.',
    advice: 'Misschien is het te oud voor deze tag, of laat een proxy ervoor dit pad niet door.',
    details: 'Het paneel op {address} antwoordt, maar heeft op {url} niets leesbaars (status {status}).',
  },
  legacyMissing: {
    sentence: 'Het paneel van je zender ondersteunt geen JSONP.',
    advice: 'Haal transport="legacy" weg.',
    details: '{url} is geen JSONP, terwijl het paneel op {address} de nieuwere interface heeft.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Deze wel: {servers}. Zet een van deze nummers als data-server op het script, of als server op de tag.',
    details: '{url}: server {server} bestaat niet.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Vraag zijn provider om het nummer van je zender, en zet het als data-server op het script, of als server op de tag.',
    details: '{url}: het paneel heeft geen server {server}, en zegt niet welke het wel heeft.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Deze wel: {stations}. Zet een van deze als data-station op het script, of als station op de tag.',
    details: '{address}: zender {station} bestaat niet.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} heeft geen zender {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Geef het adres waar die eindigt op als base-url.',
    details: '{url} antwoordt met een doorverwijzing naar een ander adres, die deze pagina niet mag volgen.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Wat tags tonen, moet openbaar zijn: vraag de provider van het paneel de interface open te zetten om te lezen.',
    details: '{url} wil een wachtwoord (status 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Voor het paneel staat een firewall, een bescherming tegen robots of een lijst met toegestane adressen: vraag de provider bezoekers {address}/api/ te laten lezen.',
    details: '{url} is verboden (status 403).',
  },
  throttled: {
    sentence: 'Het paneel van je zender heeft te veel verzoeken gekregen.',
    advice:
      'Onair probeert het later opnieuw. Als dit aanhoudt, vraag de provider van het paneel dan om een hogere limiet, of zet er een cache voor.',
    details: '{url} is vanaf dit adres te vaak opgevraagd (status 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'In het logboek van het paneel staat waarom. Onair probeert het automatisch opnieuw.',
    details: '{url} veroorzaakte een fout op de server (status {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Het paneel draait niet, of de proxy gebruikt de verkeerde poort.',
    details: 'De proxy op {url} krijgt geen antwoord van het paneel erachter (status {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice:
      'Onair probeert het automatisch opnieuw. Als dit aanhoudt, vraag het dan de provider van het paneel.',
    details: '{url} is tijdelijk niet beschikbaar (status 503), door overbelasting of onderhoud.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Vraag het de provider van het paneel.',
    details: '{url} is mislukt met status {status}, die Onair niet kan verklaren.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice:
      'Onair probeert het automatisch opnieuw. Als dit aanhoudt, vraag het dan de provider van de server.',
    details: '{url} is mislukt met status {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Open het adres in een browser om te zien wat het is.',
    details:
      '{url} is kapotte JSON: het paneel schrijft iets in zijn antwoorden, of een proxy ervoor breekt ze te vroeg af of pakt ze verkeerd in (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Meestal is het een proxy voor het paneel; zet daar de compressie uit om te zien of het dat is.',
    details:
      '{url} begon te antwoorden en brak af: de verbinding eindigt vóór het antwoord, of het antwoord kan niet worden uitgepakt.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Vraag de provider een nieuwere versie te installeren.',
    details: '{url} is groter dan het maximum van 8 MB, omdat het paneel de parameter limit negeert.',
  },
  cached: {
    sentence: 'Deze pagina krijgt verouderde gegevens.',
    advice:
      'Waarschijnlijk komt het uit de cache van een service worker van deze site, een CDN of een proxy. Sluit dit adres uit van caching.',
    details:
      '{url} geeft al minutenlang hetzelfde oude antwoord, hoewel het nummer daarin afgelopen zou moeten zijn.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Het is een website in plaats van een paneel (geef dan het eigen adres van het paneel op als base-url), of een paneel dat de header Access-Control-Allow-Origin moet sturen.',
    details:
      '{url} antwoordt, maar zonder de header Access-Control-Allow-Origin, zodat deze pagina het niet kan lezen, en JSONP werkt daar ook niet.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'De server, of de proxy ervoor, moet deze header sturen. Of gebruik een paneel dat deze server leest.',
    details:
      '{url} antwoordt, maar zonder de header Access-Control-Allow-Origin, zodat deze pagina het niet kan lezen.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: via http antwoordt niets, via https wel.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Installeer een certificaat op de server, of zet hem achter een proxy die er een heeft. {address} werkt alleen op pagina’s die zelf http gebruiken.',
    details: '{url}: deze poort antwoordt via http, maar niet via https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Geef een adres op dat via internet bereikbaar is.',
    details: '{url} is niet bereikbaar: voor bezoekers is {host} hun eigen computer.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Geef een adres op dat via internet bereikbaar is.',
    details: '{url} is niet bereikbaar: {host} is een adres in een lokaal netwerk.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Open {address} in een browsertabblad: verschijnt er een waarschuwing, dan is het het certificaat, anders de poort of de naam.',
    details:
      '{url}: geen antwoord. De oorzaak is het certificaat (verlopen, zelfondertekend of voor een andere naam), de poort (gesloten, of geblokkeerd door een firewall) of de naam {host}; browsers zeggen niet welke.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Of de poort is gesloten (het paneel draait niet, of een firewall blokkeert die), of de naam {host} klopt niet; browsers zeggen niet welke. Open {address} in een browsertabblad om het uit te zoeken.',
    details: '{url}: geen antwoord.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Vraag de provider van de server of de poort voor iedereen open is.',
    details:
      '{url}: geen antwoord op tijd. Of een firewall negeert verzoeken aan deze poort, of de server hangt; een browser kan dat niet onderscheiden.',
  },
  slow: {
    sentence: 'De server van je zender doet te lang over een antwoord.',
    advice: 'Controleer het logboek en de database van de server.',
    details:
      '{url}: geen antwoord op tijd, hoewel de server op {address} op andere verzoeken antwoordt. Deze lijst laden duurt te lang.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair probeert het automatisch opnieuw. Voeg ?onair-check toe aan het adres van deze pagina om naar andere oorzaken te zoeken.',
    details:
      '{url}: geen antwoord, terwijl het eerder wel antwoordde. Het paneel of de verbinding ermee ligt er nu uit.',
  },
  passing: {
    sentence: 'Het probleem lijkt opgelost.',
    details: '{url}: het eerste verzoek mislukte, het tweede niet.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} is mislukt door een onbekende oorzaak ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Controleer de spelling, en of er een DNS-record voor is.',
    details: '{url}: host {host} bestaat niet (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Het paneel draait niet, of gebruikt een andere poort, of accepteert alleen lokale verbindingen.',
    details: '{url}: {host} bestaat, maar de poort is gesloten.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Of het adres klopt niet, of de machine of het netwerk ervan ligt eruit.',
    details: '{url}: {host} is vanaf hier niet bereikbaar.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Of de poort verwacht https en kreeg http, of een firewall heeft de verbinding verbroken.',
    details: '{url}: {host} accepteerde de verbinding en sloot die zonder antwoord.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Vernieuw het, en controleer waarom het niet automatisch is vernieuwd.',
    details: '{url}: het certificaat van {host} is verlopen of nog niet geldig.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Er is er een van een openbare instantie nodig, zoals Let’s Encrypt.',
    details:
      '{url}: het certificaat van {host} is zelf ondertekend, of door een instantie die browsers niet kennen.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Installeer de hele keten (fullchain.pem).',
    details: '{url}: de server stuurt het certificaat van {host} zonder de tussenliggende certificaten.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Gebruik die naam, of regel een certificaat voor deze.',
    details: '{url}: het certificaat is voor een andere naam dan {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} is een afspeellijst die deze pagina niet kan lezen. Gebruik als adres van de stream het adres in de afspeellijst.',
  notAudio: '{url} is geen stream: de server gaf {type} met status {status}.',
  format:
    '{url} reageert, maar deze browser kan het niet afspelen: de indeling wordt niet ondersteund, of de stream geeft geen geluid.',
  unreadable:
    '{url} kan niet worden afgespeeld: het adres klopt niet, de server is niet bereikbaar, of het is geen audio. Open het adres in een browsertabblad om het uit te zoeken.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} is onbekend.',
  didYouMean: 'Bedoelde je {name}?',
  available: 'Beschikbaar: {names}.',
  notNumber: '{name} is geen getal.',
  unclosed:
    '{name} is niet gesloten, dus voor de browser staat wat erna komt binnen de tag. Onair laat het zichtbaar. Zet {end} achter de tag: in HTML sluit een schuine streep aan het eind een tag niet.',
  ignoredScript:
    '{name} heeft data-base-url, maar is niet het script van Onair, dus de attributen ervan tellen niet. Bevat het Onair, geef het dan ook data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'zender',
    kind: 'server',
    onAir: 'nu op de radio',
    attributes: 'attributen',
    data: 'gegevens',
    relay: 'relay',
    reachable: 'bereikbaar',
    v2: 'v2',
    servers: 'servers',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificaat',
    mixed: 'gemengde inhoud',
    clock: 'klok',
    caching: 'cacheheaders',
    streams: 'streams',
    covers: 'hoezen',
    feeds: 'feeds',
    policy: 'policy',
  },
  says: {
    reachable: '{address} antwoordt.',
    v2: '{path} geeft een lijst.',
    v2Unread: '{path} is niet te lezen: tags nemen de oudere interface, via JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Het paneel noemt zijn servers niet.',
    cors: 'Pagina’s van alle sites mogen de antwoorden lezen.',
    corsHere: 'Deze pagina staat op een andere site dan het paneel, en mag zijn antwoorden lezen.',
    corsUnseen:
      'Deze pagina staat op de site van het paneel zelf, en ziet dus niet wat pagina’s van andere sites mogen lezen.',
    corsMissing:
      'De header Access-Control-Allow-Origin: * ontbreekt: pagina’s lezen het paneel via JSONP, wat trager is.',
    corsUnread:
      'De header Access-Control-Allow-Origin: * ontbreekt, of er is geen v2: pagina’s lezen het paneel via JSONP, wat trager is.',
    corsAbsent:
      'De header Access-Control-Allow-Origin: * ontbreekt: geen enkele pagina kan het paneel lezen.',
    jsonp: 'Het werkt, ook voor heel oude browsers.',
    jsonpMissing: 'Het werkt niet: heel oude browsers tonen niets.',
    certificate: 'Het is hier geldig, en https-pagina’s kunnen het paneel tonen.',
    mixed: 'Het paneel is http: https-pagina’s kunnen het niet tonen.',
    bothHttp: 'Het paneel is http, net als de site. Wordt de site https, dan kan ze het niet meer tonen.',
    clock: 'Ze loopt gelijk met die van deze machine.',
    clockAhead: 'Ze loopt {seconds} s voor op die van deze machine.',
    clockBehind: 'Ze loopt {seconds} s achter op die van deze machine.',
    clockEarly:
      'Het nieuwste nummer begint pas over {seconds} s: de klok van het paneel loopt voor, of die van deze machine achter.',
    clockUnstamped: 'De antwoorden hebben geen Date.',
    clockUnseen: 'Een pagina kan de klok van het paneel niet lezen. {command} wel.',
    cached: 'Caches en browsers kunnen controleren of er nieuwe gegevens zijn.',
    cachedLong: 'De geschiedenis mag {seconds} s bewaard worden: titels komen te laat.',
    cachedUnseen:
      'Caches bewaren titels niet te lang. Een pagina kan niet zien of er een ETag is. {command} wel.',
    cachedWhole: 'Er is geen ETag, dus elk antwoord wordt volledig verstuurd.',
    none: 'Er is niets om te testen.',
    tried: '{tried} van {all} getest.',
    failed: '{url} kan niet worden geladen ({why}).',
    policy: '{policy}',
    otherServer: 'Op {address} staat {kind}. Onair werkt er rechtstreeks mee.',
    kindUnseen:
      'Een pagina kan het soort server niet bepalen, omdat ze de antwoorden niet mag lezen. {command} wel.',
    title: '{title}',
    noTitle: 'Er is nu geen titel.',
    attributes: '{attributes} op de tag; op het script van Onair elke naam met data- ervoor.',
    attributesOfOne:
      '{attributes} op de tag; op het script van Onair elke naam met data- ervoor. Zonder station is het de eerste; er zijn: {stations}.',
    data: 'Biedt: {things}. Biedt niet: {missing}.',
    relay:
      'Een paneel dat deze server leest, bewaart alle nummers, telt stemmen en kan het programma uit een agenda halen: {relay}',
    fetchHere: 'Deze pagina mag zijn antwoorden lezen.',
    onlyJsonp:
      'Pagina’s van andere sites mogen zijn antwoorden niet rechtstreeks lezen: ze lezen ze via JSONP, wat trager is.',
    closed:
      'Geen pagina van een andere site kan hem lezen: de header Access-Control-Allow-Origin: * ontbreekt, en er is geen JSONP.',
    httpServer: 'Hij is http: https-pagina’s kunnen hem niet tonen.',
    streamFailed: '{url} kan niet worden geladen ({why}).',
  },
  whys: {
    timeout: 'geen antwoord in 10 s',
    insecure: 'http, wat een https-pagina niet mag laden',
    unplayable: 'deze browser kan het niet afspelen',
    noPicture: 'geen afbeelding',
    noFeed: 'geen feed',
    unread: 'het is er niet, of pagina’s mogen het niet lezen',
  },
  things: {
    titles: 'de huidige titel',
    plays: 'de laatste nummers',
    starts: 'hun begintijden',
    history: 'alle nummers',
    week: 'het programma',
    channels: 'streams',
    podcasts: 'podcasts',
    votes: 'stemmen',
  },
  cures: {
    corsUnseen: 'Open deze controle vanaf een andere site, of voer {command} uit.',
    corsMissing: 'Laat het paneel hem meesturen met zijn antwoorden onder /api/v2/.',
    corsAbsent: 'Laat het paneel hem meesturen met zijn antwoorden onder /api/v2/.',
    mixed: 'Vraag zijn provider om https.',
    clockAhead: 'Synchroniseer die met NTP.',
    clockBehind: 'Synchroniseer die met NTP.',
    clockEarly: 'Synchroniseer beide met NTP.',
    cachedLong: 'Maak er 1 of 2 s van.',
    failed: 'Controleer het adres ervan in het paneel.',
    closed:
      'Laat de server, of de proxy ervoor, die header sturen, of gebruik een paneel dat deze server leest.',
    httpServer: 'Schakel https in, of gebruik een paneel met https dat deze server leest.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Je zender controleren',
  lede: 'Zoek uit waarom je zender niet verschijnt. De controle werkt zoals de tags op je site, en neemt alleen contact op met dat adres en de adressen in de gegevens ervan. Behalve panelen worden ook {kinds} herkend.',
  address: 'Adres van je paneel of server',
  site: 'Je site is',
  siteHttps: 'https, zoals de meeste',
  siteHttp: 'http',
  check: 'Controleren',
  running: '{address} wordt gecontroleerd. Dat duurt tot een halve minuut.',
  sound: 'Geen problemen op {address}.',
  unsound: 'Problemen op {address}: {what}.',
  noStation: 'Tags kunnen server {server} van {address} niet tonen.',
  otherServer: 'Op {address} staat {kind}. Voeg {attribute} aan de tags toe om het te tonen.',
  holds: 'OK',
  fails: 'Probleem',
  neither: 'Let op',
  stations: 'Zenders van dit paneel',
  checkThat: '{address} controleren',
  build: 'Code voor je site maken',
  report: 'Rapport voor de provider van het paneel',
  terminal:
    'Een opdracht kan meer controleren dan een pagina: certificaten, alle headers en de klok van het paneel.',
  policy: 'Als je site een Content-Security-Policy heeft, moet die dit toestaan:',
  copyPolicy: 'Policy kopiëren',
  copyReport: 'Rapport kopiëren',
  copyCommand: 'Commando kopiëren',
  copied: 'Gekopieerd',
  notCopied: 'Geselecteerd: druk op Ctrl+C',
  language: 'Taal',
};
