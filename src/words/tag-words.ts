/** Types of the words that visitors read. `{}` in a word is the place of a value. */

/** Forms of a counted noun, named by the plural categories of `Intl`. A language has those that it uses. */
export type PluralForms = Record<'one' | 'other', string> & Partial<Record<'two' | 'few' | 'many', string>>;

/** Words about what is on air. `{}` stands for a time. */
export interface OnAirWords {
  onAir: string;
  /** Shown for a live set without a DJ's name. */
  live: string;
  /** Spoken when another track begins. `{}` stands for its name. */
  nowPlaying: string;
  /** Accessible name of how long a track has played. */
  time: string;
  /** Shown instead of the title of a jingle. */
  jingle: string;
  lastPlayed: string;
  asOf: string;
  /** The panel answers, and has never had anything on air. */
  nothing: string;
  /** Shown for all failures that may pass without anybody doing something. */
  noAnswer: string;
}

/** Words of the list of what played. */
export interface HistoryWords {
  nothing: string;
  /** Less than a minute ago. */
  justNow: string;
}

/** Words of the search in what played. */
export interface SearchWords {
  question: string;
  /** The fields and the button. */
  date: string;
  time: string;
  search: string;
  searching: string;
  /** Why there is no play to show. */
  silent: string;
  future: string;
  tooEarly: string;
  noAnswer: string;
  /** The buttons below: plays before those shown, plays after them, and what plays now. */
  earlier: string;
  later: string;
  now: string;
  /** The address of what was found. */
  link: string;
}

/** Words about shows, for the time between tracks. `{}` stands for a time of day. */
export interface ShowWords {
  /** Before the name of the next show. */
  next: string;
  until: string;
  from: string;
}

/** Words of how many listen. */
export interface AudienceWords {
  /** By the plural categories of `Intl`. `{}` stands for the number. */
  listeners: PluralForms;
}

/** Words of like and dislike. */
export interface VoteWords {
  /** Accessible name of the two buttons. `{}` stands for a title. */
  voteOn: string;
  like: string;
  dislike: string;
  /** Why there is nothing to press. `unknown`: a track that is not in the panel's library. */
  live: string;
  unknown: string;
  jingle: string;
  show: string;
  nothing: string;
  /** The state of a vote. `sent`: it is not known whether it counts. */
  counted: string;
  sent: string;
  repeated: string;
  /** Why a vote was taken back. `blocked`: the page's own Content-Security-Policy forbids it. */
  offline: string;
  blocked: string;
  gone: string;
  throttled: string;
  refused: string;
  /** The list of what this browser liked, and what can be done with it. */
  likes: string;
  noLikes: string;
  copy: string;
  copied: string;
  /** The browser does not let the page copy: the list is marked, to be copied by hand. */
  selected: string;
  save: string;
  clear: string;
  /** On the same button, once it was pressed. */
  reallyClear: string;
}

/** Sentences for what a kind of server can't provide. */
export interface UnsupportedWords {
  week: string;
  channels: string;
  podcasts: string;
  votes: string;
  /** One that can be searched. */
  history: string;
  /** Below a history that began with the visit. `{}` stands for a time of day. */
  seen: string;
}

/** Words of a track's menu. */
export interface LinkWords {
  /** Accessible name of its button. `{}` stands for artist and title. */
  more: string;
  /** A search at a service. `{}` stands for its name. */
  find: string;
  /** Copies both. */
  copy: string;
  copied: string;
  /** The browser does not let the page copy: the text is marked, to be copied by hand. */
  selected: string;
  share: string;
  /** In the place of `share`, where the browser has no sharing. */
  copyLink: string;
  close: string;
}

/** Words of the player. */
export interface PlayerWords {
  play: string;
  stop: string;
  /** Accessible name of the choice of a channel. */
  stream: string;
  /** `{}` stands for a number. */
  bitrate: string;
  mute: string;
  volume: string;
  connecting: string;
  reconnecting: string;
  /** Why there is nothing to press. */
  nothing: string;
  missing: string;
  insecure: string;
  /** Why it does not play after a press of the button. */
  unplayable: string;
  chooseAnother: string;
  blocked: string;
  /** Another element, or another tab, has begun to play. */
  elsewhere: string;
  /** The button on the next page of a site, where the browser wants a press before it plays on. */
  goOn: string;
  /** Button that opens the player in a small window. */
  popup: string;
  /** Button that makes the player at the foot of the window small, and large again. */
  fold: string;
  unfold: string;
}

/** Words of podcasts. */
export interface PodcastWords {
  /** How many episodes, by the plural categories of `Intl`. `{}` stands for the number. */
  count: PluralForms;
  /** Unfolds them. */
  episodes: string;
  /** The links: to the podcast's page, to its feed, and to its feed in an app for podcasts. */
  page: string;
  feed: string;
  app: string;
  inApp: string;
  more: string;
  nothing: string;
  noEpisodes: string;
  /** The feed can't be read from this page. */
  unreadable: string;
  play: string;
  pause: string;
  /** Accessible name of the slider of an episode. */
  position: string;
  unplayable: string;
  /** Accessible names of the buttons; the seconds follow. */
  back: string;
  forward: string;
  /** Accessible name of the choice of how fast it plays. */
  speed: string;
  /** Stands at an episode that was heard to its end. */
  played: string;
  chapters: string;
  transcript: string;
  /** The chapters or the transcript can't be read from this page. */
  absent: string;
}

/** A sentence for each failure that an owner or a visitor can do something about. `{}` stands for a status number. */
export interface FailureWords {
  missing: string;
  address: string;
  station: string;
  insecure: string;
  blocked: string;
  offline: string;
  notFound: string;
  server: string;
  refused: string;
  unreadable: string;
  /** Code that is loaded when it is needed did not load. */
  part: string;
}

/** Words of the week. `{}` stands for a zone or a time. */
export interface ScheduleWords {
  previous: string;
  following: string;
  thisWeek: string;
  /** Accessible name of the tabs of the days. */
  days: string;
  /** Accessible name of the choice between the two zones. */
  zone: string;
  stationTime: string;
  yourTime: string;
  now: string;
  next: string;
  later: string;
  until: string;
  nothing: string;
  nothingToday: string;
  /** Below a day that has more shows than it can show. `{}` stands for how many more; worded so that one form suits every number. */
  more: string;
  /** Said of the show that is on the air, in its details. */
  onAirNow: string;
  close: string;
  addShow: string;
  addWeek: string;
  subscribe: string;
}

/** Everything that `CODE/tags.ts` exports. English has all of it; other languages may lack words. */
export interface TagWords {
  onAir: OnAirWords;
  history: HistoryWords;
  search: SearchWords;
  shows: ShowWords;
  audience: AudienceWords;
  votes: VoteWords;
  links: LinkWords;
  player: PlayerWords;
  podcasts: PodcastWords;
  schedule: ScheduleWords;
  failures: FailureWords;
  unsupported: UnsupportedWords;
}

/** Words in another language. Each missing word is replaced by the English one. */
export type Translated<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translated<T[K]> };
