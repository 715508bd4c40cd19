/** Text for site owners, in Dutch: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Dit paneel controleren';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Er is niets gevraagd: de pagina noemt geen paneel. Zet het adres van het paneel van je zender als data-base-url op het script van Onair, of als base-url op de tag.',
  badAddress:
    'Er is niets gevraagd: ‘{url}’ is geen adres. Geef het adres van het paneel met protocol en poort op, zoals https://panel.example:8080.',
  badStation:
    '{url} is niet gevraagd: in station staat een naam die geen zender kan hebben. Geef de korte naam, de mount of het nummer van je zender op.',
  insecure:
    '{url} is niet gevraagd: deze pagina is https, en browsers verbieden haar http te lezen. Geef {address} op als het paneel https heeft; zo niet, vraag zijn provider erom.',
  offline: '{url} is niet gevraagd: deze browser heeft geen netwerk.',
  part: 'Een bestand van Onair laadde niet, daarom is {url} niet gevraagd. Het netwerktabblad toont het in het rood: de map parts moet naast onair.js staan, volledig en van dezelfde versie, en op een andere site met de header Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} is niet gevraagd: de Content-Security-Policy van deze pagina verbiedt het ({directive}). Waar die wordt ingesteld, moet deze richtlijn zo luiden: {line}',
  policyJsonp:
    '{url} is via JSONP gevraagd, en de Content-Security-Policy van deze pagina verbiedt dat script. Waar die wordt ingesteld, moet deze richtlijn zo luiden: {line} (en heeft de policy trusted-types, voeg daar dan onair toe).',
  policyNoCors:
    '{url} antwoordt zonder de header Access-Control-Allow-Origin, zodat pagina’s het niet kunnen lezen, en de andere weg, JSONP, verbiedt de Content-Security-Policy van deze pagina. Laat het paneel die header sturen, of laat deze richtlijn zo luiden: {line} (en heeft de policy trusted-types, voeg daar dan onair toe).',
  endsInApi:
    '{url} bestaat niet: het adres eindigt op {end}, dat Onair zelf toevoegt. Geef {address} op als base-url.',
  wrongPath:
    '{url} bestaat niet, maar op {address} antwoordt een paneel: geef dat op als base-url, zonder het pad.',
  website:
    '{url} gaf een webpagina (status {status}): op {address} antwoordt een website of een proxy, geen paneel. Geef het eigen adres van het paneel op als base-url; vaak heeft dat een poort, zoals :8080.',
  noPanel:
    '{url} bestaat niet (status {status}), en {address} heeft ook verder niets van een paneel. Controleer host, poort en pad.',
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
  redirected:
    '{url} antwoordt met een doorverwijzing naar een ander adres, die deze pagina niet mag volgen. Geef het adres waar die eindigt op als base-url.',
  login:
    '{url} wil een wachtwoord (status 401). Wat tags tonen, moet openbaar zijn: vraag de provider van het paneel de interface open te zetten om te lezen.',
  forbidden:
    '{url} is verboden (status 403). Voor het paneel staat een firewall, een bescherming tegen robots of een lijst met toegestane adressen: vraag de provider bezoekers {address}/api/ te laten lezen.',
  throttled:
    '{url} is vanaf dit adres te vaak gevraagd (status 429). Het wordt later opnieuw gevraagd; blijft het zo, vraag de provider van het paneel dan om een hogere limiet, of zet er een cache voor.',
  crashed:
    '{url} ging stuk tijdens het antwoorden (status {status}). Het logboek van het paneel zegt waarom; het wordt vanzelf opnieuw gevraagd.',
  gateway:
    '{url} wordt beantwoord door een proxy die geen antwoord krijgt van het paneel erachter (status {status}). Het paneel draait daar niet, of de proxy zoekt het op een verkeerde poort.',
  busy: '{url} is nu buiten dienst (status 503): overbelasting of onderhoud. Het wordt vanzelf opnieuw gevraagd; blijft het zo, vraag het dan de provider van het paneel.',
  refused:
    '{url} is geweigerd met status {status}, waar Onair geen verklaring voor heeft. Vraag het de provider van het paneel.',
  brokenJson:
    '{url} is kapotte JSON: het paneel schrijft iets in zijn antwoorden, of een proxy ervoor breekt ze te vroeg af of pakt ze verkeerd in (gzip). Open het adres in een browser om te zien wat het is.',
  cut: '{url} begon te antwoorden en brak af: de verbinding eindigt vóór het antwoord, of het antwoord kan niet worden uitgepakt. Meestal is het een proxy voor het paneel; zet daar de compressie uit om te zien of het dat is.',
  tooLarge:
    '{url} is groter dan 8 MB, en meer wordt niet gelezen. Het paneel negeert de parameter limit: vraag zijn provider om een nieuwere versie.',
  cached:
    '{url} geeft al minutenlang hetzelfde oude antwoord, hoewel het nummer daarin afgelopen zou moeten zijn. Waarschijnlijk komt het uit de cache van een service worker van deze site, een CDN of een proxy. Sluit dit adres uit van caching.',
  noCors:
    '{url} antwoordt, maar zonder de header Access-Control-Allow-Origin, zodat deze pagina het niet kan lezen, en JSONP werkt daar ook niet. Het is een website in plaats van een paneel (geef dan het eigen adres van het paneel op als base-url), of een paneel dat die header moet sturen.',
  needsHttps: '{url}: via http antwoordt niets, via https wel. Geef {address} op als base-url.',
  noTls:
    '{url}: op deze poort is geen https, maar http antwoordt. Geef het paneel een certificaat, of zet het achter een proxy die er een heeft; {address} werkt voor pagina’s die zelf http zijn.',
  ownMachine:
    '{url} is tevergeefs gevraagd: {host} is de computer waar de bezoeker zelf aan zit. Geef een adres van het paneel op dat het hele internet kan bereiken.',
  localNetwork:
    '{url} is tevergeefs gevraagd: {host} is een adres in een lokaal netwerk, dat bezoekers elders niet kunnen bereiken. Geef een adres van het paneel op dat het hele internet kan bereiken.',
  silentHttps:
    '{url}: er kwam niets. Een browser zegt niet waar het aan ligt: het certificaat (verlopen, zelf ondertekend, voor een andere naam), de poort (dicht, of een firewall) of de naam {host}. Open {address} in een browser: een waarschuwing wijst op het certificaat, geen waarschuwing op de poort of de naam.',
  silentHttp:
    '{url}: er kwam niets. Een browser zegt niet waar het aan ligt: de poort is dicht (het paneel draait niet, of een firewall), of de naam {host} klopt niet. Open {address} in een browser om het te zien.',
  swallowed:
    '{url}: geen antwoord op tijd. Een firewall slikt in wat naar deze poort gaat, of het paneel daar hangt; een browser kan dat niet onderscheiden. Vraag de provider van het paneel of de poort voor iedereen open is.',
  slow: '{url}: geen antwoord op tijd, hoewel het paneel op {address} andere vragen wel beantwoordt. Deze lijst kost het te veel tijd: het logboek of de database zegt waarom.',
  gone: '{url}: er kwam geen antwoord, eerder wel. Het paneel of de weg erheen ligt er nu uit, en het wordt vanzelf opnieuw gevraagd. Met ?onair-check in het adres van deze pagina zoekt Onair naar een andere oorzaak.',
  passing: '{url}: er kwam geen antwoord, maar bij opnieuw vragen wel: het is voorbij.',
  noSuchName:
    '{url}: host {host} bestaat niet (DNS). Controleer of de naam goed gespeld is en of het record er is.',
  portClosed:
    '{url}: {host} is er, maar de poort is dicht. Het paneel draait niet, of luistert op een andere poort of alleen voor de eigen machine.',
  noRoute:
    '{url}: er is vanaf hier geen weg naar {host}. Het adres klopt niet, of de machine of haar netwerk staat uit.',
  reset:
    '{url}: {host} nam de verbinding aan en beëindigde haar zonder antwoord. De poort spreekt https en is via http gevraagd, of een firewall heeft haar verbroken.',
  certificateEnded:
    '{url}: het certificaat van {host} is buiten zijn geldigheid. Vernieuw het, en kijk waarom dat niet vanzelf gebeurde.',
  certificateOwn:
    '{url}: het certificaat van {host} is zelf ondertekend, of door een instantie die browsers niet kennen. Er is er een van een openbare instantie nodig, zoals Let’s Encrypt.',
  certificateChain:
    '{url}: het certificaat van {host} komt zonder die tussen het certificaat en zijn instantie. Installeer de hele keten (fullchain.pem).',
  certificateName:
    '{url}: het certificaat is voor een andere naam dan {host}. Geef die naam op, of regel een certificaat voor deze.',
  unknown: '{url} mislukte op een manier waar Onair geen naam voor heeft ({problem}).',
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
    onAir: 'op de zender',
    attributes: 'te schrijven',
    data: 'vertelt',
    relay: 'de rest',
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
    clockUnseen: 'Een pagina ziet de klok van het paneel niet. {command} wel.',
    cached: 'Caches en browsers kunnen vragen of er iets nieuws is.',
    cachedLong: 'De geschiedenis mag {seconds} s bewaard worden: titels komen te laat.',
    cachedUnseen: 'Niets bewaart titels te lang. Of er een ETag is, ziet een pagina niet; {command} wel.',
    cachedWhole: 'Er is geen ETag: elke vraag kost een heel antwoord.',
    none: 'Er zijn er geen om te proberen.',
    tried: '{tried} van {all} geprobeerd.',
    failed: '{url} is niet op te halen ({why}).',
    policy: '{policy}',
    otherServer: 'Op {address} staat {kind}. Het is geen paneel, en tags tonen het toch.',
    kindUnseen: 'Wat voor server dit is, ziet een pagina niet die daar niets mag lezen. {command} wel.',
    title: '{title}',
    noTitle: 'Hij noemt nu geen titel.',
    attributes: '{attributes} op de tag; op het script van Onair elke naam met data- ervoor.',
    attributesOfOne:
      '{attributes} op de tag; op het script van Onair elke naam met data- ervoor. Zonder station is het de eerste; er zijn: {stations}.',
    data: 'Hij vertelt: {things}. Hij vertelt niet: {untold}.',
    relay:
      'Een paneel dat deze server leest, bewaart alle nummers, telt stemmen en kan de week uit een agenda nemen: {relay}',
    fetchHere: 'Deze pagina mag zijn antwoorden lezen.',
    onlyJsonp:
      'Pagina’s van andere sites mogen zijn antwoorden niet rechtstreeks lezen: ze lezen ze via JSONP, wat trager is.',
    closed:
      'Geen pagina van een andere site kan hem lezen: de header Access-Control-Allow-Origin: * ontbreekt, en er is geen JSONP.',
    httpServer: 'Hij is http: https-pagina’s kunnen hem niet tonen.',
    streamFailed: '{url} is niet op te halen ({why}).',
  },
  whys: {
    timeout: 'niets in 10 s',
    insecure: 'http, wat een https-pagina niet mag laden',
    unplayable: 'deze browser kan het niet afspelen',
    noPicture: 'geen afbeelding',
    noFeed: 'geen feed',
    unread: 'het is er niet, of pagina’s mogen het niet lezen',
  },
  things: {
    titles: 'de titel op de zender',
    plays: 'de laatste nummers',
    starts: 'wanneer elk begon',
    history: 'alle nummers',
    week: 'de week',
    channels: 'streams',
    podcasts: 'podcasts',
    votes: 'stemmen',
  },
  cures: {
    corsUnseen: 'Open deze controle vanaf een andere site, of voer {command} uit.',
    corsMissing: 'Laat het paneel hem meesturen met zijn antwoorden onder /api/v2/.',
    corsAbsent: 'Laat het paneel hem meesturen met zijn antwoorden onder /api/v2/.',
    mixed: 'Vraag zijn provider om https.',
    clockAhead: 'Laat NTP haar gelijkzetten.',
    clockBehind: 'Laat NTP haar gelijkzetten.',
    clockEarly: 'Laat NTP beide gelijkzetten.',
    cachedLong: 'Goed is 1 of 2.',
    failed: 'Controleer het adres ervan in het paneel.',
    closed: 'Laat de server, of de proxy ervoor, die header sturen, of neem een paneel dat hem leest.',
    httpServer: 'Geef hem https, of neem een paneel met https dat hem leest.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Een paneel controleren',
  lede: 'Probeert het paneel van je zender zoals de tags op je site dat doen, en zegt wat klopt, wat niet, en wat je kunt doen. Alleen dat paneel en wat zijn gegevens noemen wordt gevraagd, verder niemand. Ook {kinds} worden herkend.',
  address: 'Adres van het paneel',
  site: 'Je site is',
  siteHttps: 'https, zoals de meeste',
  siteHttp: 'http',
  check: 'Controleren',
  running: '{address} wordt gecontroleerd. Dat duurt tot een halve minuut.',
  sound: 'Bij {address} is alles in orde.',
  unsound: 'Te verhelpen bij {address}: {what}.',
  noStation: 'Tags kunnen server {server} van {address} niet tonen.',
  otherServer: 'Op {address} staat {kind}. Tags tonen het met {attribute}.',
  holds: 'OK',
  fails: 'Fout',
  neither: 'Let op',
  stations: 'Zenders van dit paneel',
  checkThat: '{address} controleren',
  report: 'Rapport voor de provider van het paneel',
  terminal: 'Een commando ziet meer dan een pagina: certificaten, alle headers en de klok van het paneel.',
  policy: 'Voor een site met een Content-Security-Policy, die dit moet toestaan:',
  copyPolicy: 'Policy kopiëren',
  copyReport: 'Rapport kopiëren',
  copyCommand: 'Commando kopiëren',
  copied: 'Gekopieerd',
  notCopied: 'Geselecteerd: druk op Ctrl+C',
  language: 'Taal',
};
