/**
 * In:  English words, and a language.
 * Out: the words of that language in their place, and those of the page in theirs.
 *
 * All that a page in plain English does not need.
 */
import { overlay } from '../../../messages/overlay.js';
import type { SpokenWords } from '../spoken-words.js';
import { loadLanguage } from './language-file.js';
import { pageWords } from './page-words.js';

/** A file that has not come by then may never come, and a station without words is worse than one in English. */
const PATIENCE = 3000;

const known: Record<string, unknown> = {};

/** What this language says instead of these English words, as far as it is known yet. */
export function wordsIn<T>(code: string, english: T): T {
  return pageWords(code).reduce<T>(overlay, overlay(english, known[code]));
}

/**
 * Calls `come` with the words; twice, where the first time is the last moment to
 * begin in English. German is in the bundles, all else is in a file.
 */
export async function otherWords(
  code: string,
  english: SpokenWords,
  german: unknown,
  come: (words: SpokenWords) => void,
): Promise<void> {
  const say = (): void => {
    const words = wordsIn(code, english);
    if (code !== 'en' && !known[code]) words.lang = 'en';
    else if (code === 'ar') words.dir = 'rtl';
    come(words);
  };
  const late = setTimeout(say, PATIENCE);
  known[code] = german || (code !== 'en' && (await loadLanguage(code)));
  clearTimeout(late);
  say();
}
