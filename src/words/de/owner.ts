/** Text for site owners, in German: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';

export const checkLink = 'Diesen Server prüfen';
export const technicalDetails = 'Technische Einzelheiten';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'Die Adresse des Servers Ihres Senders ist ungültig.',
  policy: 'Die Content-Security-Policy dieser Seite blockiert den Server Ihres Senders.',
  wrongAddress: 'Die Adresse des Servers Ihres Senders stimmt nicht.',
  noServer: 'Das Panel Ihres Senders hat keinen Server {server}.',
  noStation: 'Der Server hat keinen Sender {station}.',
  refuses: 'Besucher dürfen den Server Ihres Senders nicht lesen.',
  inTrouble: 'Der Server Ihres Senders hat ein Problem.',
  unreadable: 'Diese Seite kann die Antworten des Servers Ihres Senders nicht lesen.',
  unreachable: 'Der Server Ihres Senders ist von dieser Seite aus nicht erreichbar.',
};

const setAddress = 'Geben Sie {address} als base-url an.';
const setStation =
  'Sender bei {kind} sehen so aus: {example}. Schreiben Sie Ihren als data-station an das Skript oder als station an das Tag.';

export const causes: CauseWords = {
  noAddress: {
    sentence: 'Auf dieser Seite ist kein Panel angegeben.',
    advice:
      'Setzen Sie data-base-url am Skript von Onair oder base-url am Tag auf die Adresse des Panels Ihres Senders.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Geben Sie die Adresse des Panels mit Schema und Port an, etwa https://panel.example:8080.',
    details: '„{url}“ ist keine gültige Adresse.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '„{url}“ ist keine gültige Adresse.',
  },
  noStation: {
    sentence: 'Auf dieser Seite ist nicht angegeben, welcher Sender gezeigt wird.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Der Name Ihres Senders ist ungültig.',
    advice: 'Geben Sie in station den Kurznamen, den Mount oder die Nummer Ihres Senders an.',
    details: 'Der Name des Senders ist ungültig, darum wurde {url} nicht abgerufen.',
  },
  badMap: {
    sentence: 'Onair versteht einen Eintrag in map nicht.',
    advice:
      'map braucht title oder song, und jeder Eintrag ist ein Feld und ein Pfad, zum Beispiel title: current.song. Felder: {fields}.',
    details: 'Onair versteht „{entry}“ in map nicht und hat {url} deshalb nicht gelesen.',
  },
  noPath: {
    sentence: 'map nennt einen Wert, den die Antwort nicht enthält.',
    advice: 'Vorhanden sind: {known}.',
    details: 'map nennt {path}, aber die Antwort von {url} hat dort keinen Wert.',
  },
  noJson: {
    sentence: 'Die Adresse in base-url liefert kein JSON.',
    advice: 'Geben Sie als base-url die ganze Adresse der Antwort selbst an.',
    details: '{url} (Status {status}) ist kein JSON. Der Anfang lautet „{start}“.',
  },
  noCallback: {
    sentence: 'Die Antwort ruft nicht die Funktion auf, die Onair erwartet.',
    advice: 'Korrigieren Sie callback in map. Beachtet der Server es nicht, verwenden Sie ein Relay.',
    details:
      '{url} ruft eine andere Funktion auf, die der Browser selbst nennt („… is not defined“), oder keine.',
  },
  insecure: {
    sentence:
      'Diese Seite verwendet https, der Server Ihres Senders aber http, darum blockieren ihn Browser.',
    advice:
      'Unterstützt der Server https, geben Sie {address} an. Wenn nicht, bitten Sie seinen Anbieter darum.',
    details: 'Diese Seite verwendet https, darum blockieren Browser {url} mit http.',
  },
  offline: {
    sentence: 'Dieser Browser ist offline.',
    details: 'Dieser Browser ist offline, darum wurde {url} nicht abgerufen.',
  },
  part: {
    sentence: 'Eine Datei von Onair wurde nicht geladen.',
    advice:
      'Welche das ist, zeigt der Netzwerk-Tab des Browsers. Der Ordner parts muss neben onair.js liegen, und alle Dateien müssen von derselben Version sein. Auf einer anderen Website brauchen sie den Header Access-Control-Allow-Origin: *.',
    details: 'Eine Datei von Onair wurde nicht geladen, darum wurde {url} nicht abgerufen.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Ändern Sie diese Direktive in: {line}',
    details: 'Die Content-Security-Policy dieser Seite blockiert {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice:
      'Ändern Sie diese Direktive in: {line} (wenn die Policy trusted-types enthält, ergänzen Sie dort onair).',
    details: 'Die Content-Security-Policy dieser Seite blockiert das JSONP-Skript {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Lassen Sie das Panel den Header Access-Control-Allow-Origin senden, oder ändern Sie diese Direktive in: {line} (wenn die Policy trusted-types enthält, ergänzen Sie dort onair).',
    details:
      '{url} hat keinen Header Access-Control-Allow-Origin, darum können Seiten es nicht direkt lesen, und die Content-Security-Policy dieser Seite blockiert den Ersatz, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} gibt es nicht: Die Adresse endet auf {end}, das Onair automatisch anhängt.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} gibt es nicht, aber unter {address} antwortet ein Panel.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Schreiben Sie die eigene Adresse des Panels als base-url; oft hat sie einen Port wie :8080.',
    details:
      '{url} ergab eine Webseite (Status {status}): Unter {address} antwortet eine Website oder ein Proxy, kein Panel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Prüfen Sie Host, Port und Pfad.',
    details: '{url} gibt es nicht (Status {status}), und unter {address} ist kein Panel.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Prüfen Sie, ob Host, Port und Pfad die des Panels sind.',
    details:
      '{url} ergab JSON, das keine Liste eines Panels ist: Unter {address} antwortet ein anderes Programm.',
  },
  otherServer: {
    sentence: 'Der Server Ihres Senders ist kein Panel, sondern {kind}.',
    advice: 'Schreiben Sie {attributes} an das Tag; am Skript jeden Namen mit data- davor.',
    details: '{url} gibt es nicht: Unter {address} antwortet {kind} und kein Panel.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Prüfen Sie Host, Port und Pfad, und ob source stimmt.',
    details: 'Onair kann die Antwort von {url} nicht als {attribute} lesen.',
  },
  listMissing: {
    sentence: 'Das Panel Ihres Senders hat keine Daten für dieses Tag.',
    advice: 'Es ist zu alt für dieses Tag, oder ein Proxy davor lässt diesen Pfad nicht durch.',
    details: 'Das Panel unter {address} antwortet, hat aber unter {url} nichts Lesbares (Status {status}).',
  },
  legacyMissing: {
    sentence: 'Das Panel Ihres Senders unterstützt kein JSONP.',
    advice: 'Nehmen Sie transport="legacy" weg.',
    details: '{url} ist kein JSONP, doch das Panel unter {address} hat die neuere Schnittstelle.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Vorhanden sind: {servers}. Schreiben Sie eine dieser Nummern als data-server an das Skript oder als server an das Tag.',
    details: '{url}: Server {server} gibt es nicht.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Fragen Sie seinen Anbieter nach der Nummer Ihres Senders und schreiben Sie sie als data-server an das Skript oder als server an das Tag.',
    details: '{url}: Das Panel hat keinen Server {server} und sagt nicht, welche es hat.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Vorhanden sind: {stations}. Schreiben Sie einen davon als data-station an das Skript oder als station an das Tag.',
    details: '{address}: Sender {station} gibt es nicht.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} hat keinen Sender {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Schreiben Sie die Adresse, bei der sie endet, als base-url.',
    details:
      '{url} antwortet mit einer Weiterleitung auf eine andere Adresse, der diese Seite nicht folgen darf.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Was Tags zeigen, muss öffentlich sein: Bitten Sie den Anbieter des Panels, die Schnittstelle zum Lesen zu öffnen.',
    details: '{url} verlangt ein Passwort (Status 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Vor dem Panel steht eine Firewall, ein Schutz gegen Roboter oder eine Liste erlaubter Adressen: Bitten Sie den Anbieter, Besucher {address}/api/ lesen zu lassen.',
    details: '{url} ist verboten (Status 403).',
  },
  throttled: {
    sentence: 'Das Panel Ihres Senders hat zu viele Anfragen erhalten.',
    advice:
      'Onair versucht es später erneut. Hält das an, bitten Sie den Anbieter des Panels um ein höheres Limit, oder setzen Sie einen Cache davor.',
    details: '{url} wurde von dieser Adresse zu oft abgerufen (Status 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Der Grund steht im Protokoll des Panels. Onair versucht es automatisch erneut.',
    details: 'Auf dem Server ist bei {url} ein Fehler aufgetreten (Status {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Das Panel läuft nicht, oder der Proxy verwendet den falschen Port.',
    details: 'Der Proxy unter {url} bekommt vom Panel dahinter keine Antwort (Status {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair versucht es automatisch erneut. Hält das an, fragen Sie den Anbieter des Panels.',
    details: '{url} ist zurzeit nicht verfügbar (Status 503), wegen Überlastung oder Wartung.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Fragen Sie den Anbieter des Panels.',
    details: '{url} ist mit Status {status} gescheitert; den Grund kennt Onair nicht.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair versucht es automatisch erneut. Hält das an, fragen Sie den Anbieter des Servers.',
    details: '{url} ist mit dem Status {status} fehlgeschlagen.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Öffnen Sie die Adresse im Browser, um zu sehen, was es ist.',
    details:
      '{url} ist kaputtes JSON: Das Panel schreibt etwas in seine Antworten, oder ein Proxy davor beendet sie zu früh oder packt sie falsch (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Meist liegt es an einem Proxy vor dem Panel; schalten Sie dort zur Probe die Kompression ab.',
    details:
      '{url} begann zu antworten und brach ab: Die Verbindung endet vor der Antwort, oder die Antwort lässt sich nicht entpacken.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Bitten Sie seinen Anbieter, eine neuere Version zu installieren.',
    details: '{url} ist größer als die erlaubten 8 MB, weil das Panel den Parameter limit nicht beachtet.',
  },
  cached: {
    sentence: 'Diese Seite erhält veraltete Daten.',
    advice:
      'Wahrscheinlich kommt sie aus dem Cache eines Service Workers dieser Website, eines CDN oder eines Proxys. Nehmen Sie diese Adresse vom Caching aus.',
    details: '{url} liefert seit Minuten dieselbe alte Antwort, obwohl der Titel darin vorbei sein müsste.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Es ist eine Website statt eines Panels (dann schreiben Sie die eigene Adresse des Panels als base-url), oder ein Panel, das den Header Access-Control-Allow-Origin senden muss.',
    details:
      '{url} antwortet, aber ohne den Header Access-Control-Allow-Origin, sodass diese Seite es nicht lesen kann, und JSONP geht dort auch nicht.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice: 'Der Server oder der Proxy davor muss diesen Header senden. Oder verwenden Sie ein Relay.',
    details:
      '{url} antwortet, aber ohne den Header Access-Control-Allow-Origin, sodass diese Seite es nicht lesen kann.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: 'Schreiben Sie {address} als base-url.',
    details: '{url}: Per http antwortet nichts, per https schon.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Geben Sie dem Server ein Zertifikat, oder setzen Sie einen Proxy davor, der eines hat; {address} geht für Seiten, die selbst http sind.',
    details: '{url}: An diesem Port gibt es kein https, aber http antwortet.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Geben Sie eine Adresse an, die aus dem Internet erreichbar ist.',
    details: '{url} ist nicht erreichbar: {host} ist für Besucher ihr eigener Rechner.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Geben Sie eine Adresse an, die aus dem Internet erreichbar ist.',
    details: '{url} ist nicht erreichbar: {host} ist eine Adresse in einem lokalen Netz.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Öffnen Sie {address} in einem Browser-Tab: Erscheint eine Warnung, liegt es am Zertifikat, sonst am Port oder am Namen.',
    details:
      '{url}: keine Antwort. Es liegt am Zertifikat (abgelaufen, selbst signiert, für einen anderen Namen), am Port (geschlossen oder von einer Firewall blockiert) oder am Namen {host}; Browser sagen nicht, woran.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Entweder ist der Port geschlossen (das Panel läuft nicht, oder eine Firewall blockiert ihn), oder der Name {host} ist falsch; Browser sagen nicht, was davon. Öffnen Sie {address} in einem Browser-Tab, um es herauszufinden.',
    details: '{url}: keine Antwort.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Fragen Sie den Anbieter des Servers, ob der Port für alle offen ist.',
    details:
      '{url}: keine Antwort innerhalb der Wartezeit. Entweder verwirft eine Firewall Anfragen an diesen Port, oder der Server hängt; ein Browser kann das nicht unterscheiden.',
  },
  slow: {
    sentence: 'Der Server Ihres Senders braucht zu lange für eine Antwort.',
    advice: 'Sehen Sie im Protokoll und in der Datenbank des Servers nach.',
    details:
      '{url}: keine Antwort innerhalb der Wartezeit, obwohl der Server unter {address} auf andere Anfragen antwortet. Diese Liste braucht zu lange.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair versucht es automatisch erneut. Um nach anderen Ursachen zu suchen, hängen Sie ?onair-check an die Adresse dieser Seite an.',
    details:
      '{url}: keine Antwort, obwohl es früher geantwortet hat. Das Panel oder die Verbindung dorthin ist zurzeit gestört.',
  },
  passing: {
    sentence: 'Das Problem scheint behoben zu sein.',
    details: '{url}: Die erste Anfrage ist gescheitert, die zweite nicht.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} ist aus unbekanntem Grund gescheitert ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: TerminalCauseWords = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Prüfen Sie die Schreibweise, und ob es einen DNS-Eintrag dafür gibt.',
    details: '{url}: Den Host {host} gibt es nicht (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice:
      'Das Panel läuft nicht, oder es verwendet einen anderen Port oder nimmt nur lokale Verbindungen an.',
    details: '{url}: Den Host {host} gibt es, aber der Port ist geschlossen.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Entweder ist die Adresse falsch, oder der Rechner oder sein Netz ist ausgefallen.',
    details: '{url}: Von hier ist {host} nicht erreichbar.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice:
      'Entweder erwartet der Port https und bekam http, oder eine Firewall hat die Verbindung getrennt.',
    details: '{url}: {host} hat die Verbindung angenommen und ohne Antwort geschlossen.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Erneuern Sie es, und prüfen Sie, warum es nicht automatisch erneuert wurde.',
    details: '{url}: Das Zertifikat von {host} ist abgelaufen oder noch nicht gültig.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Besucher brauchen eines von einer öffentlichen Stelle, etwa Let’s Encrypt.',
    details:
      '{url}: Das Zertifikat von {host} ist selbst signiert oder von einer Stelle, die Browser nicht kennen.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Installieren Sie die ganze Kette (fullchain.pem).',
    details: '{url}: Der Server sendet das Zertifikat von {host} ohne die Zwischenzertifikate.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Verwenden Sie jenen Namen, oder besorgen Sie ein Zertifikat für diesen.',
    details: '{url}: Das Zertifikat ist für einen anderen Namen als {host}.',
  },
};

export const streams: StreamWords = {
  playlist:
    '{url} ist eine Playlist, die diese Seite nicht lesen kann. Tragen Sie als Adresse des Streams die Adresse aus der Playlist ein.',
  notAudio: '{url} ist kein Stream: Der Server hat {type} mit Status {status} geliefert.',
  format:
    '{url} antwortet, aber dieser Browser kann es nicht abspielen: Das Format wird nicht unterstützt, oder der Stream sendet keinen Ton.',
  unreadable:
    '{url} lässt sich nicht abspielen: Die Adresse ist falsch, der Server ist nicht erreichbar, oder es ist kein Audio. Öffnen Sie die Adresse in einem Browser-Tab, um es herauszufinden.',
};

export const notices: NoticeWords = {
  unknown: '{name} ist unbekannt.',
  didYouMean: 'Meinten Sie {name}?',
  available: 'Vorhanden: {names}.',
  notNumber: '{name} ist keine Zahl.',
  unclosed:
    '{name} wird nicht geschlossen, darum steht für den Browser alles Folgende im Tag. Onair lässt es sichtbar. Schreiben Sie {end} hinter das Tag: In HTML schließt ein Schrägstrich am Ende ein Tag nicht.',
  ignoredScript:
    '{name} hat data-base-url, ist aber nicht das Skript von Onair, darum gelten seine Attribute nicht. Wenn es Onair enthält, geben Sie ihm auch data-onair.',
};

export const checks: CheckWords = {
  lines: {
    station: 'Sender',
    kind: 'Art des Servers',
    onAir: 'auf Sendung',
    attributes: 'Attribute',
    data: 'Daten',
    relay: 'Relay',
    reachable: 'erreichbar',
    v2: 'v2',
    servers: 'Server',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'Zertifikat',
    mixed: 'gemischte Inhalte',
    clock: 'Uhr',
    caching: 'Cache-Header',
    streams: 'Streams',
    covers: 'Cover',
    feeds: 'Feeds',
    policy: 'Policy',
  },
  says: {
    reachable: '{address} antwortet.',
    v2: '{path} liefert eine Liste.',
    v2Unread: '{path} ist nicht lesbar: Die Tags nehmen die ältere Schnittstelle, per JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Das Panel nennt seine Server nicht.',
    cors: 'Seiten aller Websites dürfen die Antworten lesen.',
    corsHere: 'Diese Seite liegt auf einer anderen Website als das Panel und darf seine Antworten lesen.',
    corsUnseen:
      'Diese Seite liegt auf der Website des Panels, darum sieht sie nicht, was Seiten anderer Websites lesen dürfen.',
    corsMissing:
      'Der Header Access-Control-Allow-Origin: * fehlt: Seiten lesen das Panel per JSONP, was langsamer ist.',
    corsUnread:
      'Der Header Access-Control-Allow-Origin: * fehlt, oder es gibt kein v2: Seiten lesen das Panel per JSONP, was langsamer ist.',
    corsAbsent: 'Der Header Access-Control-Allow-Origin: * fehlt: Keine Seite kann das Panel lesen.',
    jsonp: 'Es geht, auch für sehr alte Browser.',
    jsonpMissing: 'Es geht nicht: Sehr alte Browser zeigen nichts.',
    certificate: 'Es ist hier gültig, und https-Seiten können das Panel zeigen.',
    mixed: 'Das Panel ist http: Seiten mit https können es nicht zeigen.',
    bothHttp:
      'Das Panel ist http, wie die Website auch. Wird die Website https, kann sie es nicht mehr zeigen.',
    clock: 'Sie geht wie die dieses Rechners.',
    clockAhead: 'Sie geht {seconds} s vor, verglichen mit der dieses Rechners.',
    clockBehind: 'Sie geht {seconds} s nach, verglichen mit der dieses Rechners.',
    clockEarly:
      'Der neueste Titel beginnt erst in {seconds} s: Die Uhr des Panels geht vor, oder die dieses Rechners nach.',
    clockUnstamped: 'Die Antworten haben kein Date.',
    clockUnseen: 'Eine Seite kann die Uhr des Panels nicht lesen. {command} kann es.',
    cached: 'Caches und Browser können nach neuen Daten fragen.',
    cachedLong: 'Die Titelliste darf {seconds} s lang aufbewahrt werden: Titel kommen zu spät.',
    cachedUnseen:
      'Caches behalten Titel nicht zu lange. Ob es ein ETag gibt, kann eine Seite nicht sehen. {command} kann es.',
    cachedWhole: 'Es gibt kein ETag, darum wird jede Antwort vollständig gesendet.',
    none: 'Es gibt nichts zu prüfen.',
    tried: '{tried} von {all} geprüft.',
    failed: '{url} kann nicht geladen werden ({why}).',
    policy: '{policy}',
    otherServer: 'Unter {address} ist {kind}. Onair arbeitet direkt damit.',
    kindUnseen:
      'Eine Seite kann die Art des Servers nicht feststellen, weil sie seine Antworten nicht lesen darf. {command} kann es.',
    title: '{title}',
    noTitle: 'Zurzeit ist kein Titel angegeben.',
    attributes: '{attributes} am Tag; am Skript von Onair jeder Name mit data- davor.',
    attributesOfOne:
      '{attributes} am Tag; am Skript von Onair jeder Name mit data- davor. Ohne station ist es der erste Sender; es gibt: {stations}.',
    data: 'Er stellt bereit: {things}. Er stellt nicht bereit: {missing}.',
    relay:
      'Ein Panel, das diesen Server liest, bewahrt alle Titel auf, zählt Stimmen und kann das Programm aus einem Kalender übernehmen: {relay}',
    fetchHere: 'Diese Seite darf seine Antworten lesen.',
    onlyJsonp:
      'Seiten anderer Websites dürfen seine Antworten nicht abrufen: Sie lesen sie per JSONP, was langsamer ist.',
    closed:
      'Keine Seite einer anderen Website kann ihn lesen: Der Header Access-Control-Allow-Origin: * fehlt, und JSONP gibt es nicht.',
    httpServer: 'Er ist http: Seiten mit https können ihn nicht zeigen.',
    streamFailed: '{url} kann nicht geladen werden ({why}).',
  },
  whys: {
    timeout: 'keine Antwort in 10 s',
    insecure: 'http, was eine https-Seite nicht laden darf',
    unplayable: 'dieser Browser kann es nicht abspielen',
    noPicture: 'kein Bild',
    noFeed: 'kein Feed',
    unread: 'nicht vorhanden, oder Seiten dürfen es nicht lesen',
  },
  things: {
    titles: 'den aktuellen Titel',
    plays: 'die letzten Titel',
    starts: 'ihre Startzeiten',
    history: 'alle Titel',
    week: 'das Programm',
    channels: 'Streams',
    podcasts: 'Podcasts',
    votes: 'Stimmen',
  },
  cures: {
    corsUnseen: 'Öffnen Sie diese Prüfung von einer anderen Website aus, oder nehmen Sie {command}.',
    corsMissing: 'Lassen Sie das Panel ihn mit den Antworten unter /api/v2/ senden.',
    corsAbsent: 'Lassen Sie das Panel ihn mit den Antworten unter /api/v2/ senden.',
    mixed: 'Bitten Sie seinen Anbieter um https.',
    clockAhead: 'Stellen Sie sie über NTP.',
    clockBehind: 'Stellen Sie sie über NTP.',
    clockEarly: 'Stellen Sie beide über NTP.',
    cachedLong: 'Richtig sind 1 oder 2.',
    failed: 'Prüfen Sie seine Adresse im Panel.',
    closed:
      'Lassen Sie den Server oder den Proxy davor diesen Header senden, oder verwenden Sie ein Panel, das ihn liest.',
    httpServer: 'Aktivieren Sie https, oder verwenden Sie ein Panel mit https, das ihn liest.',
  },
};

export const checkPage: CheckPageWords = {
  title: 'Ihren Sender prüfen',
  lede: 'Finden Sie heraus, warum Ihr Sender nicht erscheint. Die Prüfung arbeitet wie die Tags auf Ihrer Website und kontaktiert nur diese Adresse und die Adressen in den Daten. Sie erkennt Panels sowie {kinds}.',
  address: 'Adresse Ihres Panels oder Servers',
  site: 'Ihre Website ist',
  siteHttps: 'https, wie die meisten',
  siteHttp: 'http',
  check: 'Prüfen',
  running: '{address} wird geprüft. Das dauert bis zu einer halben Minute.',
  sound: 'Bei {address} ist alles in Ordnung.',
  unsound: 'Probleme bei {address}: {what}.',
  noStation: 'Tags können Server {server} von {address} nicht zeigen.',
  otherServer: 'Unter {address} ist {kind}. Geben Sie den Tags {attribute}, damit sie es zeigen.',
  holds: 'OK',
  fails: 'Falsch',
  neither: 'Hinweis',
  stations: 'Sender dieses Panels',
  checkThat: '{address} prüfen',
  build: 'Code für Ihre Website erstellen',
  report: 'Bericht für den Anbieter des Panels',
  terminal:
    'Ein Programm in der Kommandozeile kann mehr prüfen als eine Seite: Zertifikate, alle Header und die Uhr des Panels.',
  policy: 'Wenn Ihre Website eine Content-Security-Policy hat, muss diese erlauben:',
  copyPolicy: 'Policy kopieren',
  copyReport: 'Bericht kopieren',
  copyCommand: 'Befehl kopieren',
  copied: 'Kopiert',
  notCopied: 'Markiert: Strg+C drücken',
  language: 'Sprache',
};
