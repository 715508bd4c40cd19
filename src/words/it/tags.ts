/** Text for visitors, in Italian. */
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
  onAir: 'In onda',
  live: 'In diretta',
  nowPlaying: 'Ora in onda: {}',
  time: 'Tempo',
  jingle: 'Jingle',
  lastPlayed: 'Ultimo brano: {}',
  asOf: 'aggiornato: {}',
  nothing: 'Ancora niente in onda',
  noAnswer: 'La radio non risponde. Nuovo tentativo in corso.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Ancora nessun brano trasmesso',
  justNow: 'poco fa',
};

export const shows: Translated<ShowWords> = {
  upNext: 'A seguire:',
  next: 'A seguire',
  until: 'fino alle {}',
  from: 'dalle {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Fuori onda',
  back: 'Si riprende alle {} con {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} ascoltatore',
    many: '{} ascoltatori',
    other: '{} ascoltatori',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Che cosa suonava alle …?',
  date: 'Data',
  time: 'Ora',
  search: 'Cerca',
  searching: 'Ricerca in corso …',
  silent: 'In quel momento non c’era niente in onda.',
  future: 'Deve ancora venire.',
  tooEarly: 'La cronologia non arriva così indietro.',
  noAnswer: 'La radio non risponde. Riprova la ricerca.',
  earlier: 'Precedenti',
  later: 'Successivi',
  now: 'Torna a ora',
  link: 'Link diretto',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Il tuo voto: {}',
  like: 'Mi piace',
  dislike: 'Non mi piace',
  live: 'Le dirette non si possono votare.',
  unknown: 'La radio non conosce questo brano: non si può votare.',
  jingle: 'I jingle non si possono votare.',
  show: 'I programmi non si possono votare.',
  nothing: 'Niente in onda da votare.',
  counted: 'Grazie, il tuo voto conta.',
  sent: 'Il tuo voto è stato inviato.',
  repeated: 'Hai già votato questo brano.',
  offline: 'Voto non inviato: sei offline.',
  blocked: 'Voto non inviato: questa pagina non lo consente.',
  gone: 'Voto annullato: la radio non ha più questo brano.',
  throttled: 'Voto annullato: troppi voti dalla tua rete. Riprova tra un minuto.',
  refused: 'Voto annullato: la radio lo ha rifiutato.',
  likes: 'I tuoi preferiti',
  noLikes: 'Quello che ti piace resta qui, solo in questo browser.',
  copy: 'Copia',
  copied: 'Copiato.',
  selected: 'Selezionato, pronto da copiare.',
  save: 'Salva come testo',
  clear: 'Svuota',
  reallyClear: 'Svuotare davvero?',
};

export const links: Translated<LinkWords> = {
  more: 'Altro su {}',
  find: 'Cerca su {}',
  copy: 'Copia artista e titolo',
  copied: 'Copiato.',
  selected: 'Selezionato, pronto da copiare.',
  share: 'Condividi',
  copyLink: 'Copia link',
  close: 'Chiudi',
};

export const player: Translated<PlayerWords> = {
  play: 'Ascolta',
  stop: 'Ferma',
  quality: 'Qualità audio',
  high: 'Alta',
  low: 'Bassa',
  bitrate: '{} kbit/s',
  mute: 'Muto',
  volume: 'Volume',
  connecting: 'Connessione…',
  reconnecting: 'Riconnessione…',
  nothing: 'Ancora nessun flusso da ascoltare',
  missing: 'La radio non dà l’indirizzo di questo flusso.',
  insecure: 'Questa pagina è sicura (https), questo flusso no (http): qui non si può sentire.',
  unplayable: 'Questo flusso non si sente.',
  chooseAnother: 'Questo flusso non si sente. Scegline un altro.',
  blocked: 'Il browser non l’ha fatto partire. Premi ancora.',
  elsewhere: 'Fermato: è in ascolto un altro lettore.',
  goOn: 'Continua l’ascolto',
  popup: 'In una piccola finestra',
  fold: 'Riduci',
  unfold: 'Mostra il lettore',
  more: 'Altro',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} episodio',
    many: '{} episodi',
    other: '{} episodi',
  },
  episodes: 'Episodi',
  follow: 'Segui',
  page: 'Apri',
  feed: 'Feed',
  app: 'App',
  inApp: 'Si apre in un’app di podcast, se c’è',
  more: 'Mostra altri',
  nothing: 'Ancora nessun podcast',
  noEpisodes: 'Ancora nessun episodio',
  unreadable: 'Gli episodi non si possono mostrare qui. I link portano a loro.',
  play: 'Riproduci',
  pause: 'Pausa',
  position: 'Posizione',
  unplayable: 'Questo episodio non si riproduce qui.',
  back: 'Indietro',
  forward: 'Avanti',
  speed: 'Velocità',
  played: 'Ascoltato',
  chapters: 'Capitoli',
  transcript: 'Trascrizione',
  absent: 'Non si può mostrare qui.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Settimana precedente',
  following: 'Settimana successiva',
  thisWeek: 'Questa settimana',
  days: 'Giorni',
  zone: 'Orari',
  stationTime: 'Ora della stazione ({})',
  yourTime: 'La tua ora ({})',
  now: 'Adesso',
  until: 'fino alle {}',
  nothing: 'Niente in programma questa settimana.',
  nothingToday: 'Niente in programma in questo giorno.',
  more: 'e {} in più',
  onAirNow: 'In onda adesso',
  close: 'Chiudi',
  addShow: 'Aggiungi al calendario',
  addWeek: 'Aggiungi questa settimana al calendario',
  subscribe: 'Iscriviti al calendario',
};

export const failures: Translated<FailureWords> = {
  missing: 'Qui manca la radio: indica in base-url l’indirizzo del tuo pannello.',
  address: 'Il base-url indicato qui non è un indirizzo.',
  station: 'Il nome di emittente indicato qui non è valido.',
  insecure: 'Questa pagina è sicura, l’indirizzo del pannello no: chiedi al tuo provider l’indirizzo https.',
  blocked: 'La Content-Security-Policy di questa pagina non consente il pannello.',
  offline: 'Sei offline.',
  notFound: 'A questo indirizzo non c’è nessun pannello.',
  server: 'Il pannello non conosce questo numero di server.',
  refused: 'Il pannello si è rifiutato di rispondere ({}).',
  unreadable: 'La risposta del pannello non è leggibile. Nuovo tentativo in corso.',
  part: 'Un file non si è caricato. Ricarica la pagina. La cartella «parts» è accanto a onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Il server di questa radio non indica il palinsesto.',
  channels: 'Il server di questa radio non indica dove sono i suoi stream.',
  podcasts: 'Il server di questa radio non indica podcast.',
  history: 'Il server di questa radio non conserva una cronologia in cui cercare.',
  seen: 'Il server di questa radio indica solo ciò che è in onda. Visto qui dalle {}.',
};
