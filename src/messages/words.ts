/**
 * In:  the language that a page asks for.
 * Out: the language that there are words in.
 *
 * Each language is one file of plain data with the same named exports, one per
 * group. English and German, which are in the bundles, have further files in
 * `failures/` and `votes/`, so that a page loads only the groups it shows; each
 * other language becomes one file in `lang/`. Compiles to ES5.
 */

/** Words about what is on air. `{}` stands for a time. */
export interface OnAirWords {
  onAir: string;
  /** Nobody's name is known, and the set has no known end. */
  live: string;
  /** In the place of a title: a jingle is not a song. */
  jingle: string;
  lastPlayed: string;
  asOf: string;
  /** The panel answers, and has never had anything on air. */
  nothing: string;
  /** The station may well answer in a moment: said of all failures that pass by themselves. */
  noAnswer: string;
}

/** Words of the list of what played. */
export interface HistoryWords {
  nothing: string;
}

/** Words of like and dislike. */
export interface VoteWords {
  /** Names a pair of buttons for those who do not see it. `{}` stands for a title. */
  voteOn: string;
  like: string;
  dislike: string;
  /** Why there is nothing to press. */
  live: string;
  jingle: string;
  nothing: string;
  /** How a vote stands. `sent`: nobody knows whether it counts. */
  counted: string;
  sent: string;
  repeated: string;
  /** Why a vote was taken back. `blocked`: the page's own Content-Security-Policy forbids it. */
  offline: string;
  blocked: string;
  gone: string;
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

/** One sentence for each failure that somebody can do something about. `{}` stands for a status number. */
export interface FailureWords {
  missing: string;
  address: string;
  insecure: string;
  blocked: string;
  offline: string;
  notFound: string;
  server: string;
  refused: string;
  unreadable: string;
}

/** Words that only the bundle for old browsers needs. */
export interface LegacyWords {
  tooOld: string;
}

/** Everything a language file exports. */
export interface Words {
  onAir: OnAirWords;
  history: HistoryWords;
  votes: VoteWords;
  failures: FailureWords;
  legacy: LegacyWords;
}

/** The asked-for language, region and all, if there are words in it; else English. */
export function spokenLanguage(asked: string): string {
  return /^(en|de|fr|es|pt|it|nl|pl|tr|ru|uk|ar)(?![a-z])/i.test(asked) ? asked.replace(/_/g, '-') : 'en';
}

/** The two letters of an answer of `spokenLanguage`: the name of a file of words. */
export function languageCode(spoken: string): string {
  return spoken.slice(0, 2).toLowerCase();
}

/** Puts a value where a sentence has `{}`. */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
