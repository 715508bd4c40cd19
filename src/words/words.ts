/**
 * In:  the language of a page.
 * Out: that language if there are words in it, else English.
 *
 * Each language is one file of plain data with the same named exports, one per
 * group. English and German, which are in the bundles, have a file for each group in
 * the folders beside this one, so that a page loads only the groups it shows; each
 * other language becomes one file in `lang/`. Compiles to ES5.
 */

/** By the plural categories of `Intl`, as far as the language has them; English has all, for others to override. */
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

/** What a server of another kind does not tell, or take. */
export interface UntoldWords {
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
}

/** Of the button that makes a player at the foot of the window small, and large again. */
export interface BottomWords {
  fold: string;
  unfold: string;
}

/** Of the button that opens a small window for a player. */
export interface PopupWords {
  popup: string;
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

/** Everything a language file exports. */
export interface Words {
  onAir: OnAirWords;
  history: HistoryWords;
  search: SearchWords;
  shows: ShowWords;
  audience: AudienceWords;
  votes: VoteWords;
  links: LinkWords;
  player: PlayerWords & BottomWords & PopupWords;
  podcasts: PodcastWords;
  schedule: ScheduleWords;
  failures: FailureWords;
}

/** The given language, with its region, if there are words in it; else English. */
export function supportedLanguage(asked: string): string {
  return /^(en|de|fr|es|pt|it|nl|pl|tr|ru|uk|ar)(?![a-z])/i.test(asked) ? asked.replace(/_/g, '-') : 'en';
}

/** The first two letters of an answer of `supportedLanguage`: the name of the language's file. */
export function languageCode(spoken: string): string {
  return spoken.slice(0, 2).toLowerCase();
}

/** Puts a value where a sentence has `{}`. */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
