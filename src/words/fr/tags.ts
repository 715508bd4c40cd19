/** Text for visitors, in French. */
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
  onAir: 'À l’antenne',
  live: 'En direct',
  nowPlaying: 'En ce moment\u202f: {}',
  time: 'Durée',
  jingle: 'Jingle',
  lastPlayed: 'Dernier titre\u202f: {}',
  asOf: 'actualisé\u202f: {}',
  nothing: 'Rien à l’antenne pour l’instant',
  noAnswer: 'La station ne répond pas. Nouvel essai en cours.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Rien n’a encore été diffusé',
  justNow: 'à l’instant',
};

export const shows: Translated<ShowWords> = {
  upNext: 'À suivre\u202f:',
  next: 'Ensuite',
  until: 'jusqu’à {}',
  from: 'à partir de {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Hors antenne',
  back: 'De retour à {} avec {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} auditeur',
    many: '{} auditeurs',
    other: '{} auditeurs',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Quel titre passait à …\u202f?',
  date: 'Date',
  time: 'Heure',
  search: 'Chercher',
  searching: 'Recherche …',
  silent: 'Rien n’était à l’antenne à ce moment-là.',
  future: 'C’est encore à venir.',
  tooEarly: 'L’historique ne remonte pas si loin.',
  noAnswer: 'La station ne répond pas. Veuillez relancer la recherche.',
  earlier: 'Plus anciens',
  later: 'Plus récents',
  now: 'En direct',
  link: 'Lien direct',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Votre avis sur {}',
  like: 'J’aime',
  dislike: 'Je n’aime pas',
  live: 'On ne vote pas sur les directs.',
  unknown: 'La station ne connaît pas ce titre\u202f: pas de vote.',
  jingle: 'On ne vote pas sur les jingles.',
  show: 'On ne vote pas sur les émissions.',
  nothing: 'Aucun titre à l’antenne pour voter.',
  counted: 'Merci, votre vote compte.',
  sent: 'Votre vote est envoyé.',
  repeated: 'Vous avez déjà voté pour ce titre.',
  offline: 'Vote non envoyé\u202f: vous êtes hors ligne.',
  blocked: 'Vote non envoyé\u202f: cette page ne le permet pas.',
  gone: 'Vote annulé\u202f: la station n’a plus ce titre.',
  throttled: 'Vote annulé\u202f: trop de votes depuis votre réseau. Réessayez dans une minute.',
  refused: 'Vote annulé\u202f: la station l’a refusé.',
  likes: 'Vos coups de cœur',
  noLikes: 'Ce que vous aimez est gardé ici, dans ce navigateur seulement.',
  copy: 'Copier',
  copied: 'Copié.',
  selected: 'Sélectionné, prêt à copier.',
  save: 'Enregistrer en texte',
  clear: 'Vider',
  reallyClear: 'Vraiment tout vider\u202f?',
};

export const links: Translated<LinkWords> = {
  more: 'Plus sur {}',
  find: 'Chercher sur {}',
  copy: 'Copier l’artiste et le titre',
  copied: 'Copié.',
  selected: 'Sélectionné, prêt à copier.',
  share: 'Partager',
  copyLink: 'Copier le lien',
  close: 'Fermer',
};

export const player: Translated<PlayerWords> = {
  play: 'Écouter',
  stop: 'Arrêter',
  quality: 'Qualité audio',
  high: 'Élevée',
  low: 'Faible',
  bitrate: '{} kbit/s',
  mute: 'Couper le son',
  volume: 'Volume',
  connecting: 'Connexion…',
  reconnecting: 'Reconnexion…',
  nothing: 'Pas encore de flux à écouter',
  missing: 'La station ne donne pas d’adresse pour ce flux.',
  insecure: 'Cette page est sécurisée (https), ce flux ne l’est pas (http)\u202f: il ne peut pas passer ici.',
  unplayable: 'Ce flux ne passe pas.',
  chooseAnother: 'Ce flux ne passe pas. Choisissez-en un autre.',
  blocked: 'Le navigateur l’a empêché. Appuyez encore une fois.',
  elsewhere: 'Arrêté\u202f: un autre lecteur joue.',
  goOn: 'Continuer l’écoute',
  popup: 'Dans une petite fenêtre',
  fold: 'Réduire',
  unfold: 'Afficher le lecteur',
  more: 'Plus',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} épisode',
    many: '{} épisodes',
    other: '{} épisodes',
  },
  episodes: 'Épisodes',
  follow: 'Suivre',
  page: 'Ouvrir',
  feed: 'Flux',
  app: 'Appli',
  inApp: 'S’ouvre dans une appli de podcasts, s’il y en a une',
  more: 'Afficher plus',
  nothing: 'Pas encore de podcasts',
  noEpisodes: 'Pas encore d’épisodes',
  unreadable: 'Impossible d’afficher les épisodes ici. Les liens y mènent.',
  play: 'Lire',
  pause: 'Pause',
  position: 'Position',
  unplayable: 'Cet épisode ne peut pas être lu ici.',
  back: 'Reculer',
  forward: 'Avancer',
  speed: 'Vitesse',
  played: 'Écouté',
  chapters: 'Chapitres',
  transcript: 'Transcription',
  absent: 'Impossible de l’afficher ici.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Semaine précédente',
  following: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  days: 'Jours',
  zone: 'Horaires',
  stationTime: 'Heure de la station ({})',
  yourTime: 'Votre heure ({})',
  now: 'Maintenant',
  until: 'jusqu’à {}',
  nothing: 'Rien n’est prévu cette semaine.',
  nothingToday: 'Rien n’est prévu ce jour-là.',
  more: 'et {} de plus',
  onAirNow: 'À l’antenne en ce moment',
  close: 'Fermer',
  addShow: 'Ajouter au calendrier',
  addWeek: 'Ajouter cette semaine au calendrier',
  subscribe: 'S’abonner au calendrier',
};

export const failures: Translated<FailureWords> = {
  missing: 'Pas encore de station ici\u202f: indiquez dans base-url l’adresse de votre panneau.',
  address: 'La base-url indiquée ici n’est pas une adresse.',
  station: 'Le nom de station indiqué ici n’est pas valable.',
  insecure: 'Cette page est sécurisée, pas le panneau\u202f: demandez son adresse https à votre hébergeur.',
  blocked: 'La Content-Security-Policy de cette page n’autorise pas le panneau.',
  offline: 'Vous êtes hors ligne.',
  notFound: 'Il n’y a pas de panneau à cette adresse.',
  server: 'Le panneau ne connaît pas ce numéro de serveur.',
  refused: 'Le panneau a refusé de répondre ({}).',
  unreadable: 'La réponse du panneau est illisible. Nouvel essai en cours.',
  part: 'Un fichier manque. Rechargez la page. Le dossier parts est-il à côté de onair.js\u202f?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Le serveur de cette station n’indique pas sa grille.',
  channels: 'Le serveur de cette station n’indique pas ses flux.',
  podcasts: 'Le serveur de cette station n’indique pas de podcasts.',
  history: 'Le serveur de cette station ne garde pas d’historique où chercher.',
  seen: 'Le serveur de cette station n’indique que le titre en cours. Vu ici depuis {}.',
};
