/** Text for visitors, in Dutch. */
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
  Translated,
  UnsupportedWords,
  VoteWords,
} from '../tag-words.js';

export const onAir: Translated<OnAirWords> = {
  onAir: 'Nu te horen',
  live: 'Live',
  nowPlaying: 'Nu te horen: {}',
  time: 'Tijd',
  jingle: 'Jingle',
  lastPlayed: 'Laatst gedraaid: {}',
  asOf: 'bijgewerkt: {}',
  nothing: 'Nog niets te horen',
  noAnswer: 'De zender reageert niet. We proberen het opnieuw.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Nog niets gedraaid',
  justNow: 'zojuist',
};

export const shows: Translated<ShowWords> = {
  upNext: 'Hierna:',
  next: 'Straks',
  until: 'tot {}',
  from: 'vanaf {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Uit de lucht',
  back: 'Weer te horen om {} met {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} luisteraar',
    other: '{} luisteraars',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Wat speelde er om …?',
  date: 'Datum',
  time: 'Tijd',
  search: 'Zoeken',
  searching: 'Bezig met zoeken …',
  silent: 'Toen was er niets op de zender.',
  future: 'Dat moet nog komen.',
  tooEarly: 'De lijst gaat niet zo ver terug.',
  noAnswer: 'De zender antwoordt niet. Zoek nog een keer.',
  earlier: 'Eerdere tonen',
  later: 'Nieuwere',
  now: 'Naar nu',
  link: 'Directe link',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Jouw stem: {}',
  like: 'Vind ik leuk',
  dislike: 'Vind ik niet leuk',
  live: 'Op live-uitzendingen kun je niet stemmen.',
  unknown: 'De zender kent dit nummer niet: stemmen kan niet.',
  jingle: 'Op jingles kun je niet stemmen.',
  show: 'Op programma’s kun je niet stemmen.',
  nothing: 'Er is nu niets om op te stemmen.',
  counted: 'Bedankt, je stem telt mee.',
  sent: 'Je stem is verstuurd.',
  repeated: 'Je hebt hier al op gestemd.',
  offline: 'Niet verstuurd: je bent offline.',
  blocked: 'Niet verstuurd: deze pagina staat het niet toe.',
  gone: 'Teruggedraaid: de zender heeft dit nummer niet meer.',
  throttled: 'Teruggedraaid: te veel stemmen vanaf je netwerk. Probeer het over een minuut opnieuw.',
  refused: 'Teruggedraaid: de zender heeft je stem geweigerd.',
  likes: 'Jouw favorieten',
  noLikes: 'Wat je leuk vindt, wordt hier bewaard, alleen in deze browser.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  selected: 'Geselecteerd, klaar om te kopiëren.',
  save: 'Opslaan als tekst',
  clear: 'Wissen',
  reallyClear: 'Echt wissen?',
};

export const links: Translated<LinkWords> = {
  more: 'Meer over {}',
  find: 'Zoeken op {}',
  copy: 'Artiest en titel kopiëren',
  copied: 'Gekopieerd.',
  selected: 'Geselecteerd, klaar om te kopiëren.',
  share: 'Delen',
  copyLink: 'Link kopiëren',
  close: 'Sluiten',
};

export const player: Translated<PlayerWords> = {
  play: 'Luisteren',
  stop: 'Stoppen',
  quality: 'Geluidskwaliteit',
  high: 'Hoog',
  low: 'Laag',
  bitrate: '{} kbit/s',
  mute: 'Dempen',
  volume: 'Volume',
  connecting: 'Verbinden…',
  reconnecting: 'Opnieuw verbinden…',
  nothing: 'Nog geen stream om te beluisteren',
  missing: 'De zender geeft geen adres voor deze stream.',
  insecure: 'Deze pagina is beveiligd (https), deze stream niet (http): hij kan hier niet spelen.',
  unplayable: 'Deze stream speelt niet.',
  chooseAnother: 'Deze stream speelt niet. Kies een andere.',
  blocked: 'De browser liet het niet toe. Druk nog een keer.',
  elsewhere: 'Gestopt: er speelt een andere speler.',
  goOn: 'Verder luisteren',
  popup: 'In een klein venster',
  fold: 'Inklappen',
  unfold: 'Speler tonen',
  more: 'Meer',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} aflevering',
    other: '{} afleveringen',
  },
  episodes: 'Afleveringen',
  follow: 'Volgen',
  page: 'Openen',
  feed: 'Feed',
  app: 'App',
  inApp: 'Opent in een podcast-app, als die er is',
  more: 'Meer tonen',
  nothing: 'Nog geen podcasts',
  noEpisodes: 'Nog geen afleveringen',
  unreadable: 'De afleveringen kunnen hier niet worden getoond. De links leiden ernaartoe.',
  play: 'Afspelen',
  pause: 'Pauzeren',
  position: 'Positie',
  unplayable: 'Deze aflevering speelt hier niet.',
  back: 'Terug',
  forward: 'Vooruit',
  speed: 'Snelheid',
  played: 'Beluisterd',
  chapters: 'Hoofdstukken',
  transcript: 'Transcript',
  absent: 'Dit kan hier niet worden getoond.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Vorige week',
  following: 'Volgende week',
  thisWeek: 'Deze week',
  days: 'Dagen',
  zone: 'Tijden',
  stationTime: 'Tijd van het station ({})',
  yourTime: 'Jouw tijd ({})',
  now: 'Nu',
  until: 'tot {}',
  nothing: 'Deze week staat er niets gepland.',
  nothingToday: 'Op deze dag staat er niets gepland.',
  more: 'en nog {}',
  onAirNow: 'Nu op de zender',
  close: 'Sluiten',
  addShow: 'Aan agenda toevoegen',
  addWeek: 'Deze week aan agenda toevoegen',
  subscribe: 'Abonneren op agenda',
};

export const failures: Translated<FailureWords> = {
  missing: 'Hier ontbreekt de zender nog: geef in base-url het adres van je paneel op.',
  address: 'De base-url hier is geen adres.',
  station: 'De zendernaam hier is niet geldig.',
  insecure: 'Deze pagina is beveiligd, het adres van het paneel niet: vraag je provider om het https-adres.',
  blocked: 'De Content-Security-Policy van deze pagina staat het paneel niet toe.',
  offline: 'Je bent offline.',
  notFound: 'Op dit adres is geen paneel.',
  server: 'Het paneel kent dit servernummer niet.',
  refused: 'Het paneel weigerde te antwoorden ({}).',
  unreadable: 'Het antwoord van het paneel is onleesbaar. We proberen het opnieuw.',
  part: 'Een bestand laadde niet. Laad de pagina opnieuw. Staat de map ‘parts’ naast onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'De server van deze zender noemt geen programma.',
  channels: 'De server van deze zender zegt niet waar zijn streams zijn.',
  podcasts: 'De server van deze zender noemt geen podcasts.',
  history: 'De server van deze zender bewaart geen geschiedenis om in te zoeken.',
  seen: 'De server van deze zender zegt alleen wat er nu speelt. Hier gezien sinds {}.',
};
