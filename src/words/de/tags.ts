/** Text for visitors, in German. */
import type {
  AudienceWords,
  FailureWords,
  HistoryWords,
  LinkWords,
  OffAirWords,
  OnAirWords,
  PlayerWords,
  PodcastWords,
  ScheduleWords,
  SearchWords,
  ShowWords,
  UnsupportedWords,
  VoteWords,
} from '../tag-words.js';

export const onAir: OnAirWords = {
  onAir: 'Auf Sendung',
  live: 'Live',
  nowPlaying: 'Jetzt läuft: {}',
  time: 'Zeit',
  jingle: 'Jingle',
  lastPlayed: 'Zuletzt gespielt: {}',
  asOf: 'Stand {}',
  nothing: 'Noch nichts auf Sendung',
  noAnswer: 'Der Sender antwortet nicht. Neuer Versuch läuft.',
};

export const history: HistoryWords = {
  nothing: 'Noch nichts gespielt',
  justNow: 'gerade eben',
};

export const shows: ShowWords = {
  upNext: 'Gleich:',
  next: 'Als Nächstes',
  until: 'bis {}',
  from: 'ab {}',
};

export const offAir: OffAirWords = {
  title: 'Sendepause',
  back: 'Weiter um {} mit {name}',
};

export const audience: AudienceWords = {
  listeners: {
    one: '{} Hörer',
    other: '{} Hörer',
  },
};

export const search: SearchWords = {
  question: 'Was lief um …?',
  date: 'Datum',
  time: 'Uhrzeit',
  search: 'Suchen',
  searching: 'Suche läuft …',
  silent: 'Da war nichts auf Sendung.',
  future: 'Das kommt erst noch.',
  tooEarly: 'So weit reicht die Liste nicht zurück.',
  noAnswer: 'Der Sender antwortet nicht. Bitte noch einmal suchen.',
  earlier: 'Frühere zeigen',
  later: 'Neuere',
  now: 'Neueste',
  link: 'Direkter Link',
};

export const votes: VoteWords = {
  voteOn: 'Ihre Stimme zu {}',
  like: 'Gefällt mir',
  dislike: 'Gefällt mir nicht',
  live: 'Über Live-Sendungen wird nicht abgestimmt.',
  unknown: 'Der Sender kennt diesen Titel nicht: keine Abstimmung.',
  jingle: 'Über Jingles wird nicht abgestimmt.',
  show: 'Über Sendungen wird nicht abgestimmt.',
  nothing: 'Gerade läuft nichts zum Abstimmen.',
  counted: 'Danke, Ihre Stimme zählt.',
  sent: 'Ihre Stimme ist abgeschickt.',
  repeated: 'Hierzu haben Sie schon abgestimmt.',
  offline: 'Nicht abgeschickt: Sie sind offline.',
  blocked: 'Nicht abgeschickt: Diese Seite erlaubt es nicht.',
  gone: 'Zurückgenommen: Der Sender hat diesen Titel nicht mehr.',
  throttled: 'Zurückgenommen: zu viele Stimmen aus Ihrem Netz. Versuchen Sie es in einer Minute wieder.',
  refused: 'Zurückgenommen: Der Sender hat sie abgelehnt.',
  likes: 'Gefiel mir',
  noLikes: 'Was Ihnen gefällt, steht dann hier, nur in diesem Browser.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  selected: 'Markiert, zum Kopieren.',
  save: 'Als Text speichern',
  clear: 'Leeren',
  reallyClear: 'Wirklich leeren?',
};

export const links: LinkWords = {
  more: 'Mehr zu {}',
  find: 'Bei {} suchen',
  copy: 'Interpret und Titel kopieren',
  copied: 'Kopiert.',
  selected: 'Markiert, zum Kopieren.',
  share: 'Teilen',
  copyLink: 'Link kopieren',
  close: 'Schließen',
};

export const player: PlayerWords = {
  play: 'Abspielen',
  stop: 'Anhalten',
  quality: 'Klangqualität',
  high: 'Hoch',
  low: 'Niedrig',
  bitrate: '{} kbit/s',
  mute: 'Stumm',
  volume: 'Lautstärke',
  connecting: 'Verbinde…',
  reconnecting: 'Verbinde neu…',
  nothing: 'Noch kein Stream zum Hören',
  missing: 'Der Sender nennt für diesen Stream keine Adresse.',
  insecure: 'Diese Seite ist sicher (https), dieser Stream nicht (http): Hier spielt er nicht.',
  unplayable: 'Dieser Stream spielt nicht.',
  chooseAnother: 'Dieser Stream spielt nicht. Bitte wählen Sie einen anderen.',
  blocked: 'Der Browser ließ ihn nicht spielen. Bitte noch einmal drücken.',
  elsewhere: 'Angehalten: Ein anderer Player spielt.',
  goOn: 'Weiterhören',
  popup: 'In einem kleinen Fenster',
  fold: 'Einklappen',
  unfold: 'Player zeigen',
  more: 'Mehr',
};

export const podcasts: PodcastWords = {
  count: {
    one: '{} Folge',
    other: '{} Folgen',
  },
  episodes: 'Folgen',
  follow: 'Abonnieren',
  page: 'Öffnen',
  feed: 'Feed',
  app: 'App',
  inApp: 'Öffnet sich in einer Podcast-App, wo es eine gibt',
  more: 'Mehr anzeigen',
  nothing: 'Noch keine Podcasts',
  noEpisodes: 'Noch keine Folgen',
  unreadable: 'Die Folgen lassen sich hier nicht zeigen. Die Links führen hin.',
  play: 'Abspielen',
  pause: 'Anhalten',
  position: 'Stelle',
  unplayable: 'Diese Folge lässt sich hier nicht abspielen.',
  back: 'Zurück',
  forward: 'Vor',
  speed: 'Tempo',
  played: 'Gehört',
  chapters: 'Kapitel',
  transcript: 'Transkript',
  absent: 'Das lässt sich hier nicht zeigen.',
};

export const schedule: ScheduleWords = {
  previous: 'Vorige Woche',
  following: 'Nächste Woche',
  thisWeek: 'Diese Woche',
  days: 'Tage',
  zone: 'Zeiten',
  stationTime: 'Zeit des Senders ({})',
  yourTime: 'Deine Zeit ({})',
  now: 'Jetzt',
  until: 'bis {}',
  nothing: 'In dieser Woche ist nichts geplant.',
  nothingToday: 'An diesem Tag ist nichts geplant.',
  more: 'und {} weitere',
  onAirNow: 'Jetzt auf Sendung',
  close: 'Schließen',
  addShow: 'In den Kalender',
  addWeek: 'Diese Woche in den Kalender',
  subscribe: 'Kalender abonnieren',
};

export const failures: FailureWords = {
  missing: 'Hier fehlt noch der Sender: base-url mit der Adresse des Panels angeben.',
  address: 'Die base-url hier ist keine Adresse.',
  station: 'Die station hier kann nicht der Name eines Senders sein.',
  insecure: 'Diese Seite ist sicher, das Panel nicht: Fragen Sie Ihren Anbieter nach der https-Adresse.',
  blocked: 'Die Content-Security-Policy dieser Seite erlaubt das Panel nicht.',
  offline: 'Sie sind offline.',
  notFound: 'Unter dieser Adresse ist kein Panel.',
  server: 'Das Panel kennt diese Servernummer nicht.',
  refused: 'Das Panel hat die Antwort verweigert ({}).',
  unreadable: 'Die Antwort des Panels ist nicht lesbar. Neuer Versuch läuft.',
  part: 'Eine Datei lädt nicht. Laden Sie die Seite neu. Liegt der Ordner „parts“ neben onair.js?',
};

export const unsupported: UnsupportedWords = {
  week: 'Der Server dieses Senders nennt kein Programm.',
  channels: 'Der Server dieses Senders sagt nicht, wo seine Streams sind.',
  podcasts: 'Der Server dieses Senders nennt keine Podcasts.',
  history: 'Der Server dieses Senders führt keinen Verlauf, der durchsucht werden kann.',
  seen: 'Der Server dieses Senders sagt nur, was gerade läuft. Diese Liste beginnt um {}.',
};
