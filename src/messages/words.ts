/**
 * In:  the language that a page asks for.
 * Out: the language that there are words in, and the words.
 *
 * Each language is one file of plain data with the same named exports, one per
 * group, and a second one in `failures/`, so that a page loads only the groups
 * it shows. Compiles to ES5.
 */

/** A language that Onair speaks by itself. */
export type Language = 'en' | 'de';

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
  failures: FailureWords;
  legacy: LegacyWords;
}

/** The asked-for language, region and all, if there are words in it; else English. */
export function spokenLanguage(asked: string): string {
  return /^(en|de)(?![a-z])/i.test(asked) ? asked.replace(/_/g, '-') : 'en';
}

/** The words for an answer of `spokenLanguage`. */
export function wordsIn<T>(spoken: string, words: Record<Language, T>): T {
  return words[spoken.slice(0, 2).toLowerCase() as Language];
}

/** Puts a value where a sentence has `{}`. */
export function fill(sentence: string, value: string | number): string {
  return sentence.split('{}').join('' + value);
}
