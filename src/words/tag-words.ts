/** Types of the text that visitors read. `{}` in a string is replaced by a value. */

/** Forms of a counted noun by the plural categories of `Intl`. A language has only the forms that it uses. */
export type PluralForms = Record<'one' | 'other', string> & Partial<Record<'two' | 'few' | 'many', string>>;

/** Text about the current track. `{}` is a time. */
export interface OnAirWords {
  onAir: string;
  /** Shown for a live set without a DJ's name. */
  live: string;
  /** Announced when the track changes. `{}` is the name of the new track. */
  nowPlaying: string;
  /** Accessible name of the elapsed time. */
  time: string;
  /** Shown instead of the title of a jingle. */
  jingle: string;
  lastPlayed: string;
  asOf: string;
  /** The station hasn't played anything yet. */
  nothing: string;
  /** Shown for all temporary failures. */
  noAnswer: string;
}

/** Text of the history. */
export interface HistoryWords {
  nothing: string;
  /** For a play less than a minute ago. */
  justNow: string;
}

/** Text of the search in the history. */
export interface SearchWords {
  question: string;
  /** Labels of the fields and the button. */
  date: string;
  time: string;
  search: string;
  searching: string;
  /** Reasons for an empty result. */
  silent: string;
  future: string;
  tooEarly: string;
  noAnswer: string;
  /** Buttons that show earlier plays, later plays and the current play. */
  earlier: string;
  later: string;
  now: string;
  /** Link to the result. */
  link: string;
}

/** Text about shows between tracks. `{}` is a time of day. */
export interface ShowWords {
  /** Shown before the name of the next track. */
  upNext: string;
  /** Shown before the name of the next show. */
  next: string;
  until: string;
  from: string;
}

/** Text shown while nothing is on air. */
export interface OffAirWords {
  /** Shown as a title. */
  title: string;
  /** `{}` is a time of day and `{name}` is the next show. */
  back: string;
}

/** Text for the number of listeners. */
export interface AudienceWords {
  /** `{}` is the number. */
  listeners: PluralForms;
}

/** Text of votes. */
export interface VoteWords {
  /** Accessible name of the two buttons. `{}` is a title. */
  voteOn: string;
  like: string;
  dislike: string;
  /** Reasons why voting isn't possible. `unknown`: the track isn't in the panel's library. */
  live: string;
  unknown: string;
  jingle: string;
  show: string;
  nothing: string;
  /** States of a vote. `sent`: it was sent, but the panel may not have counted it. */
  counted: string;
  sent: string;
  repeated: string;
  /** Reasons why a vote failed. `blocked`: the page's Content-Security-Policy blocked it. */
  offline: string;
  blocked: string;
  gone: string;
  throttled: string;
  refused: string;
  /** The list of this browser's likes, and its buttons. */
  likes: string;
  noLikes: string;
  copy: string;
  copied: string;
  /** Shown if the browser doesn't allow copying, so the list is selected instead. */
  selected: string;
  save: string;
  clear: string;
  /** Label of the clear button after the first press. */
  reallyClear: string;
}

/** Sentences for data that a kind of server doesn't provide. */
export interface UnsupportedWords {
  week: string;
  channels: string;
  podcasts: string;
  /** For a history with a search. */
  history: string;
  /** Shown below a history that contains only the plays since the visitor opened the page. `{}` is a time of day. */
  seen: string;
}

/** Text of a track's menu. */
export interface LinkWords {
  /** Accessible name of the menu button. `{}` is the artist and the title. */
  more: string;
  /** Link to a search. `{}` is the name of the service. */
  find: string;
  copy: string;
  copied: string;
  /** Shown if the browser doesn't allow copying, so the text is selected instead. */
  selected: string;
  share: string;
  /** Replaces `share` if the browser doesn't support sharing. */
  copyLink: string;
  close: string;
}

/** Text of the player. */
export interface PlayerWords {
  play: string;
  stop: string;
  /** Label of the select for the channel. */
  quality: string;
  /** The two choices if two channels differ only in bitrate. */
  high: string;
  low: string;
  /** `{}` is a number. */
  bitrate: string;
  mute: string;
  volume: string;
  connecting: string;
  reconnecting: string;
  /** Why a button is disabled. */
  nothing: string;
  missing: string;
  insecure: string;
  /** Reasons why playback failed. */
  unplayable: string;
  chooseAnother: string;
  blocked: string;
  /** Another element or another tab has started to play. */
  elsewhere: string;
  /** Button on the next page of a site, shown if the browser requires a press before the sound continues. */
  goOn: string;
  /** Button that opens the pop-up window. */
  popup: string;
  /** Buttons that fold and unfold the bottom player. */
  fold: string;
  unfold: string;
  /** Button that opens the player's menu. */
  more: string;
}

/** Text of podcasts. */
export interface PodcastWords {
  /** Number of episodes. `{}` is the number. */
  count: PluralForms;
  /** Button that shows the episodes. */
  episodes: string;
  /** Button that opens the menu with the podcast's links. */
  follow: string;
  /** Links to the podcast's page, to its feed, and to the feed in a podcast app. */
  page: string;
  feed: string;
  app: string;
  inApp: string;
  more: string;
  nothing: string;
  noEpisodes: string;
  /** The page can't read the feed. */
  unreadable: string;
  play: string;
  pause: string;
  /** Accessible name of an episode's slider. */
  position: string;
  unplayable: string;
  /** Accessible names of the skip buttons. The number of seconds follows. */
  back: string;
  forward: string;
  /** Accessible name of the speed select. */
  speed: string;
  /** Shown on an episode that was played to its end. */
  played: string;
  chapters: string;
  transcript: string;
  /** The page can't read the chapters or the transcript. */
  absent: string;
}

/** A sentence for each failure that the owner or the visitor can fix. `{}` is an HTTP status. */
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
  /** The code of an element couldn't be loaded. */
  part: string;
}

/** Text of the schedule. `{}` is a zone or a time. */
export interface ScheduleWords {
  previous: string;
  following: string;
  thisWeek: string;
  /** Accessible name of the day tabs. */
  days: string;
  /** Accessible name of the time zone select. */
  zone: string;
  stationTime: string;
  yourTime: string;
  now: string;
  until: string;
  nothing: string;
  nothingToday: string;
  /** Shown below a day with hidden shows. `{}` is their number. The wording must fit any number. */
  more: string;
  /** Shown in the details of the current show. */
  onAirNow: string;
  close: string;
  addShow: string;
  addWeek: string;
  subscribe: string;
}

/** All exports of `CODE/tags.ts`. The English file has all exports. Other files may lack some. */
export interface TagWords {
  onAir: OnAirWords;
  history: HistoryWords;
  search: SearchWords;
  shows: ShowWords;
  offAir: OffAirWords;
  audience: AudienceWords;
  votes: VoteWords;
  links: LinkWords;
  player: PlayerWords;
  podcasts: PodcastWords;
  schedule: ScheduleWords;
  failures: FailureWords;
  unsupported: UnsupportedWords;
}

/** Text in another language. Each missing string falls back to English. */
export type Translated<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translated<T[K]> };
