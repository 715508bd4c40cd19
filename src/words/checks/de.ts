/** The lines of the check, in German. */
import type { CheckWords } from './names.js';

export const checks: CheckWords = {
  lines: {
    station: 'Sender',
    kind: 'Art des Servers',
    onAir: 'auf Sendung',
    attributes: 'zu schreiben',
    tells: 'nennt',
    relay: 'der Rest',
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
    clockAhead: 'Sie geht {seconds} s vor, nach der dieses Rechners.',
    clockBehind: 'Sie geht {seconds} s nach, nach der dieses Rechners.',
    clockEarly:
      'Der neueste Titel beginnt erst in {seconds} s: Die Uhr des Panels geht vor, oder die dieses Rechners nach.',
    clockUnstamped: 'Die Antworten haben kein Date.',
    clockUnseen: 'Eine Seite sieht die Uhr des Panels nicht. {command} sieht sie.',
    cached: 'Caches und Browser können fragen, ob es Neues gibt.',
    cachedLong: 'Die Titelliste darf {seconds} s lang aufbewahrt werden: Titel kommen zu spät.',
    cachedUnseen:
      'Nichts bewahrt Titel zu lange auf. Ob es ein ETag gibt, sieht eine Seite nicht; {command} sieht es.',
    cachedWhole: 'Es gibt kein ETag: Jede Frage kostet eine ganze Antwort.',
    none: 'Es gibt keine zu prüfen.',
    tried: '{tried} von {all} geprüft.',
    failed: '{url} ist nicht zu bekommen ({why}).',
    policy: '{policy}',
    otherServer: 'Unter {address} steht {kind}. Das ist kein Panel; Tags zeigen den Sender trotzdem.',
    kindUnseen:
      'Ob es AzuraCast, LibreTime, Icecast oder Shoutcast ist, sieht eine Seite nicht, die dort nichts lesen darf. {command} sieht es.',
    title: '{title}',
    noTitle: 'Er nennt gerade keinen Titel.',
    attributes: '{attributes} am Tag; am Skript von Onair jeder Name mit data- davor.',
    attributesOfOne:
      '{attributes} am Tag; am Skript von Onair jeder Name mit data- davor. Ohne station ist es der erste Sender; es gibt: {stations}.',
    tells: 'Er nennt: {things}. Er nennt nicht: {untold}.',
    relay:
      'Ein Panel, das diesen Server liest, bewahrt alle Titel auf, zählt Stimmen und kann die Woche aus einem Kalender nehmen: {relay}',
    fetchHere: 'Diese Seite darf seine Antworten lesen.',
    onlyJsonp:
      'Seiten anderer Websites dürfen seine Antworten nicht abrufen: Sie lesen sie per JSONP, was langsamer ist.',
    closed:
      'Keine Seite einer anderen Website kann ihn lesen: Der Header Access-Control-Allow-Origin: * fehlt, und JSONP gibt es nicht.',
    httpServer: 'Er ist http: Seiten mit https können ihn nicht zeigen.',
    streamFailed: '{url} ist nicht zu bekommen ({why}).',
  },
  whys: {
    timeout: 'nichts in 10 s',
    insecure: 'http, was eine https-Seite nicht laden darf',
    unplayable: 'dieser Browser kann es nicht abspielen',
    noPicture: 'kein Bild',
    noFeed: 'kein Feed',
    unread: 'nicht da, oder Seiten dürfen es nicht lesen',
  },
  things: {
    titles: 'den Titel auf Sendung',
    plays: 'die letzten Titel',
    starts: 'ihren Beginn',
    history: 'alle Titel',
    week: 'die Woche',
    channels: 'Streams',
    podcasts: 'Podcasts',
    votes: 'Stimmen',
  },
  cures: {
    corsUnseen: 'Öffnen Sie diese Prüfung von einer anderen Website aus, oder nehmen Sie {command}.',
    corsMissing: 'Lassen Sie das Panel ihn mit den Antworten unter /api/v2/ senden.',
    corsAbsent: 'Lassen Sie das Panel ihn mit den Antworten unter /api/v2/ senden.',
    mixed: 'Bitten Sie seinen Anbieter um https.',
    clockAhead: 'Lassen Sie sie von NTP stellen.',
    clockBehind: 'Lassen Sie sie von NTP stellen.',
    clockEarly: 'Lassen Sie beide von NTP stellen.',
    cachedLong: 'Richtig sind 1 oder 2.',
    failed: 'Prüfen Sie seine Adresse im Panel.',
    closed:
      'Lassen Sie den Server oder den Proxy davor diesen Header senden, oder nehmen Sie ein Panel, das ihn liest.',
    httpServer: 'Geben Sie ihm https, oder nehmen Sie ein Panel mit https, das ihn liest.',
  },
};
