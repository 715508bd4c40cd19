/** Text for site owners, in Dutch: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Dit paneel controleren';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Op deze pagina is geen paneel opgegeven. Zet het adres van het paneel van je zender in data-base-url op het script van Onair, of in base-url op de tag.',
  badAddress:
    '“{url}” is geen geldig adres. Geef het adres van het paneel op met schema en poort, bijvoorbeeld https://panel.example:8080.',
  badStation:
    'De naam van de zender is ongeldig, dus {url} is niet opgevraagd. Geef in station de korte naam, de mount of het nummer van je zender op.',
  badMap:
    'Onair begrijpt ‘{entry}’ in map niet, dus {url} is niet gelezen. map heeft title of song nodig, en elk onderdeel is een veld en een pad, zoals title: current.song. Velden: {fields}.',
  noPath: 'map noemt {path}, maar het antwoord van {url} heeft daar geen waarde. Beschikbaar: {known}.',
  insecure:
    'Deze pagina gebruikt https, dus browsers blokkeren {url}, dat http gebruikt. Als het paneel https ondersteunt, geef dan {address} op. Zo niet, vraag de provider het in te schakelen.',
  offline: 'Deze browser is offline, dus {url} is niet opgevraagd.',
  part: 'Een bestand van Onair is niet geladen, dus {url} is niet opgevraagd. Het netwerktabblad van de browser laat zien welk. De map parts moet naast onair.js staan, en alle bestanden moeten van dezelfde versie zijn. Op een andere site hebben ze de header Access-Control-Allow-Origin: * nodig.',
  policyConnect:
    'De Content-Security-Policy van deze pagina blokkeert {url} ({directive}). Verander deze richtlijn in: {line}',
  policyJsonp:
    'De Content-Security-Policy van deze pagina blokkeert het JSONP-script van {url}. Verander deze richtlijn in: {line} (als de policy trusted-types bevat, voeg daar onair toe).',
  policyNoCors:
    '{url} heeft geen header Access-Control-Allow-Origin, dus pagina’s kunnen het niet rechtstreeks lezen, en de Content-Security-Policy van deze pagina blokkeert het alternatief, JSONP. Laat het paneel die header sturen, of verander deze richtlijn in: {line} (als de policy trusted-types bevat, voeg daar onair toe).',
  endsInApi:
    '{url} bestaat niet: het adres eindigt op {end}, dat Onair automatisch toevoegt. Geef {address} op als base-url.',
  wrongPath:
    '{url} bestaat niet, maar op {address} antwoordt een paneel: geef dat op als base-url, zonder het pad.',
  website:
    '{url} gaf een webpagina (status {status}): op {address} antwoordt een website of een proxy, geen paneel. Geef het eigen adres van het paneel op als base-url; vaak heeft dat een poort, zoals :8080.',
  noPanel:
    '{url} bestaat niet (status {status}), en op {address} is geen paneel. Controleer de host, de poort en het pad.',
  otherProgram:
    '{url} gaf JSON die geen lijst van een paneel is: op {address} antwoordt een ander programma. Controleer of host, poort en pad die van het paneel zijn.',
  otherServer:
    '{url} bestaat niet: op {address} antwoordt {kind}, geen paneel. Schrijf {attributes} op de tag; op het script elke naam met data- ervoor.',
  listMissing:
    'Het paneel op {address} antwoordt, maar heeft op {url} niets leesbaars (status {status}). Misschien is het te oud voor deze tag, of laat een proxy ervoor dit pad niet door.',
  legacyMissing:
    '{url} is geen JSONP, terwijl het paneel op {address} de nieuwere interface heeft: haal transport="legacy" weg.',
  wrongServer:
    '{url}: server {server} bestaat niet. Deze wel: {servers}. Zet een van deze nummers als data-server op het script, of als server op de tag.',
  noSuchServer:
    '{url}: het paneel heeft geen server {server}, en zegt niet welke het wel heeft. Vraag zijn provider om het nummer van je zender, en zet het als data-server op het script, of als server op de tag.',
  wrongStation:
    '{address}: zender {station} bestaat niet. Deze wel: {stations}. Zet een van deze als data-station op het script, of als station op de tag.',
  redirected:
    '{url} antwoordt met een doorverwijzing naar een ander adres, die deze pagina niet mag volgen. Geef het adres waar die eindigt op als base-url.',
  login:
    '{url} wil een wachtwoord (status 401). Wat tags tonen, moet openbaar zijn: vraag de provider van het paneel de interface open te zetten om te lezen.',
  forbidden:
    '{url} is verboden (status 403). Voor het paneel staat een firewall, een bescherming tegen robots of een lijst met toegestane adressen: vraag de provider bezoekers {address}/api/ te laten lezen.',
  throttled:
    '{url} is vanaf dit adres te vaak opgevraagd (status 429). Onair probeert het later opnieuw. Als dit aanhoudt, vraag de provider van het paneel dan om een hogere limiet, of zet er een cache voor.',
  crashed:
    '{url} veroorzaakte een fout op de server (status {status}). In het logboek van het paneel staat waarom. Onair probeert het automatisch opnieuw.',
  gateway:
    'De proxy op {url} krijgt geen antwoord van het paneel erachter (status {status}). Het paneel draait niet, of de proxy gebruikt de verkeerde poort.',
  busy: '{url} is tijdelijk niet beschikbaar (status 503), door overbelasting of onderhoud. Onair probeert het automatisch opnieuw. Als dit aanhoudt, vraag het dan de provider van het paneel.',
  refused:
    '{url} is mislukt met status {status}, die Onair niet kan verklaren. Vraag het de provider van het paneel.',
  brokenJson:
    '{url} is kapotte JSON: het paneel schrijft iets in zijn antwoorden, of een proxy ervoor breekt ze te vroeg af of pakt ze verkeerd in (gzip). Open het adres in een browser om te zien wat het is.',
  cut: '{url} begon te antwoorden en brak af: de verbinding eindigt vóór het antwoord, of het antwoord kan niet worden uitgepakt. Meestal is het een proxy voor het paneel; zet daar de compressie uit om te zien of het dat is.',
  tooLarge:
    '{url} is groter dan het maximum van 8 MB, omdat het paneel de parameter limit negeert. Vraag de provider een nieuwere versie te installeren.',
  cached:
    '{url} geeft al minutenlang hetzelfde oude antwoord, hoewel het nummer daarin afgelopen zou moeten zijn. Waarschijnlijk komt het uit de cache van een service worker van deze site, een CDN of een proxy. Sluit dit adres uit van caching.',
  noCors:
    '{url} antwoordt, maar zonder de header Access-Control-Allow-Origin, zodat deze pagina het niet kan lezen, en JSONP werkt daar ook niet. Het is een website in plaats van een paneel (geef dan het eigen adres van het paneel op als base-url), of een paneel dat die header moet sturen.',
  needsHttps: '{url}: via http antwoordt niets, via https wel. Geef {address} op als base-url.',
  noTls:
    '{url}: deze poort antwoordt via http, maar niet via https. Installeer een certificaat op het paneel, of zet het achter een proxy die er een heeft. {address} werkt alleen op pagina’s die zelf http gebruiken.',
  ownMachine:
    '{url} is niet bereikbaar: voor bezoekers is {host} hun eigen computer. Geef een adres op dat via internet bereikbaar is.',
  localNetwork:
    '{url} is niet bereikbaar: {host} is een adres in een lokaal netwerk. Geef een adres op dat via internet bereikbaar is.',
  silentHttps:
    '{url}: geen antwoord. De oorzaak is het certificaat (verlopen, zelfondertekend of voor een andere naam), de poort (gesloten, of geblokkeerd door een firewall) of de naam {host}; browsers zeggen niet welke. Open {address} in een browsertabblad: verschijnt er een waarschuwing, dan is het het certificaat, anders de poort of de naam.',
  silentHttp:
    '{url}: geen antwoord. Of de poort is gesloten (het paneel draait niet, of een firewall blokkeert die), of de naam {host} klopt niet; browsers zeggen niet welke. Open {address} in een browsertabblad om het uit te zoeken.',
  swallowed:
    '{url}: geen antwoord op tijd. Of een firewall negeert verzoeken aan deze poort, of het paneel hangt; een browser kan dat niet onderscheiden. Vraag de provider van het paneel of de poort voor iedereen open is.',
  slow: '{url}: geen antwoord op tijd, hoewel het paneel op {address} op andere verzoeken antwoordt. Deze lijst laden duurt te lang. Controleer het logboek en de database van het paneel.',
  gone: '{url}: geen antwoord, terwijl het eerder wel antwoordde. Het paneel of de verbinding ermee ligt er nu uit. Onair probeert het automatisch opnieuw. Voeg ?onair-check toe aan het adres van deze pagina om naar andere oorzaken te zoeken.',
  passing: '{url}: het eerste verzoek mislukte, het tweede niet. Het probleem lijkt opgelost.',
  noSuchName:
    '{url}: host {host} bestaat niet (DNS). Controleer de spelling, en of er een DNS-record voor is.',
  portClosed:
    '{url}: {host} bestaat, maar de poort is gesloten. Het paneel draait niet, of gebruikt een andere poort, of accepteert alleen lokale verbindingen.',
  noRoute:
    '{url}: {host} is vanaf hier niet bereikbaar. Of het adres klopt niet, of de machine of het netwerk ervan ligt eruit.',
  reset:
    '{url}: {host} accepteerde de verbinding en sloot die zonder antwoord. Of de poort verwacht https en kreeg http, of een firewall heeft de verbinding verbroken.',
  certificateEnded:
    '{url}: het certificaat van {host} is verlopen of nog niet geldig. Vernieuw het, en controleer waarom het niet automatisch is vernieuwd.',
  certificateOwn:
    '{url}: het certificaat van {host} is zelf ondertekend, of door een instantie die browsers niet kennen. Er is er een van een openbare instantie nodig, zoals Let’s Encrypt.',
  certificateChain:
    '{url}: de server stuurt het certificaat van {host} zonder de tussenliggende certificaten. Installeer de hele keten (fullchain.pem).',
  certificateName:
    '{url}: het certificaat is voor een andere naam dan {host}. Gebruik die naam, of regel een certificaat voor deze.',
  unknown: '{url} is mislukt door een onbekende oorzaak ({problem}).',
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
    data: 'Biedt: {things}. Biedt niet: {untold}.',
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
  title: 'Een paneel controleren',
  lede: 'Zoek uit waarom je zender niet verschijnt. De controle werkt zoals de tags op je site, en neemt alleen contact op met je paneel en de adressen in de gegevens ervan. Ook {kinds} worden herkend.',
  address: 'Adres van het paneel',
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
