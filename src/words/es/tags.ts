/** Text for visitors, in Spanish. */
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
  onAir: 'En el aire',
  live: 'En directo',
  nowPlaying: 'Suena ahora: {}',
  time: 'Tiempo',
  jingle: 'Jingle',
  lastPlayed: 'Último tema: {}',
  asOf: 'actualizado: {}',
  nothing: 'Todavía no hay nada en el aire',
  noAnswer: 'La emisora no responde. Volvemos a intentarlo.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Todavía no ha sonado nada',
  justNow: 'ahora mismo',
};

export const shows: Translated<ShowWords> = {
  upNext: 'A continuación:',
  next: 'A continuación',
  until: 'hasta las {}',
  from: 'desde las {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Fuera del aire',
  back: 'Volvemos a las {} con {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} oyente',
    many: '{} oyentes',
    other: '{} oyentes',
  },
};

export const search: Translated<SearchWords> = {
  question: '¿Qué sonaba a las …?',
  date: 'Fecha',
  time: 'Hora',
  search: 'Buscar',
  searching: 'Buscando …',
  silent: 'No había nada en antena entonces.',
  future: 'Eso aún está por venir.',
  tooEarly: 'El historial no llega tan atrás.',
  noAnswer: 'La emisora no responde. Busque de nuevo.',
  earlier: 'Anteriores',
  later: 'Siguientes',
  now: 'Al presente',
  link: 'Enlace directo',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Tu voto: {}',
  like: 'Me gusta',
  dislike: 'No me gusta',
  live: 'Los directos no se pueden votar.',
  unknown: 'La emisora no conoce este tema: no se puede votar.',
  jingle: 'Los jingles no se pueden votar.',
  show: 'Los programas no se pueden votar.',
  nothing: 'No hay nada en el aire que votar.',
  counted: 'Gracias, tu voto cuenta.',
  sent: 'Tu voto se ha enviado.',
  repeated: 'Ya has votado este tema.',
  offline: 'Voto no enviado: no tienes conexión.',
  blocked: 'Voto no enviado: esta página no lo permite.',
  gone: 'Voto retirado: la emisora ya no tiene este tema.',
  throttled: 'Voto retirado: demasiados votos desde tu red. Inténtalo de nuevo en un minuto.',
  refused: 'Voto retirado: la emisora lo ha rechazado.',
  likes: 'Lo que te gusta',
  noLikes: 'Lo que te guste se guarda aquí, solo en este navegador.',
  copy: 'Copiar',
  copied: 'Copiado.',
  selected: 'Seleccionado, listo para copiar.',
  save: 'Guardar como texto',
  clear: 'Vaciar',
  reallyClear: '¿Vaciar de verdad?',
};

export const links: Translated<LinkWords> = {
  more: 'Más sobre {}',
  find: 'Buscar en {}',
  copy: 'Copiar artista y título',
  copied: 'Copiado.',
  selected: 'Seleccionado, listo para copiar.',
  share: 'Compartir',
  copyLink: 'Copiar enlace',
  close: 'Cerrar',
};

export const player: Translated<PlayerWords> = {
  play: 'Escuchar',
  stop: 'Parar',
  quality: 'Calidad de sonido',
  high: 'Alta',
  low: 'Baja',
  bitrate: '{} kbit/s',
  mute: 'Silenciar',
  volume: 'Volumen',
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  nothing: 'Todavía no hay señal que escuchar',
  missing: 'La emisora no da la dirección de esta señal.',
  insecure: 'Esta página es segura (https) y esta señal no (http): aquí no puede sonar.',
  unplayable: 'Esta señal no suena.',
  chooseAnother: 'Esta señal no suena. Elige otra.',
  blocked: 'El navegador no la dejó sonar. Pulsa otra vez.',
  elsewhere: 'Parado: suena otro reproductor.',
  goOn: 'Seguir escuchando',
  popup: 'En una ventana pequeña',
  fold: 'Plegar',
  unfold: 'Mostrar el reproductor',
  more: 'Más',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} episodio',
    many: '{} episodios',
    other: '{} episodios',
  },
  episodes: 'Episodios',
  follow: 'Seguir',
  page: 'Abrir',
  feed: 'Feed',
  app: 'App',
  inApp: 'Se abre en una app de pódcast, si la hay',
  more: 'Mostrar más',
  nothing: 'Aún no hay pódcast',
  noEpisodes: 'Aún no hay episodios',
  unreadable: 'Los episodios no se pueden mostrar aquí. Los enlaces llevan a ellos.',
  play: 'Reproducir',
  pause: 'Pausar',
  position: 'Posición',
  unplayable: 'Este episodio no se reproduce aquí.',
  back: 'Atrás',
  forward: 'Adelante',
  speed: 'Velocidad',
  played: 'Escuchado',
  chapters: 'Capítulos',
  transcript: 'Transcripción',
  absent: 'No se puede mostrar aquí.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Semana anterior',
  following: 'Semana siguiente',
  thisWeek: 'Esta semana',
  days: 'Días',
  zone: 'Horas',
  stationTime: 'Hora de la emisora ({})',
  yourTime: 'Tu hora ({})',
  now: 'Ahora',
  until: 'hasta las {}',
  nothing: 'No hay nada previsto esta semana.',
  nothingToday: 'No hay nada previsto este día.',
  more: 'y {} más',
  onAirNow: 'En el aire ahora',
  close: 'Cerrar',
  addShow: 'Añadir al calendario',
  addWeek: 'Añadir esta semana al calendario',
  subscribe: 'Suscribirse al calendario',
};

export const failures: Translated<FailureWords> = {
  missing: 'Aquí falta la emisora: indica en base-url la dirección de tu panel.',
  address: 'La base-url indicada aquí no es una dirección.',
  station: 'El nombre de emisora indicado aquí no es válido.',
  insecure: 'Esta página es segura, la dirección del panel no: pide a tu proveedor la dirección https.',
  blocked: 'La Content-Security-Policy de esta página no permite el panel.',
  offline: 'No tienes conexión.',
  notFound: 'No hay ningún panel en esta dirección.',
  server: 'El panel no conoce este número de servidor.',
  refused: 'El panel se ha negado a responder ({}).',
  unreadable: 'No se entiende la respuesta del panel. Volvemos a intentarlo.',
  part: 'No se pudo cargar un archivo. Recarga la página. ¿Está «parts» junto a onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'El servidor de esta emisora no indica su programación.',
  channels: 'El servidor de esta emisora no indica dónde están sus emisiones.',
  podcasts: 'El servidor de esta emisora no indica pódcasts.',
  history: 'El servidor de esta emisora no guarda un historial en el que buscar.',
  seen: 'El servidor de esta emisora solo indica lo que suena ahora. Visto aquí desde las {}.',
};
