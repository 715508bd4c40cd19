/**
 * In:  a language.
 * Out: what is said in it instead of English: by its own words, and by those of the page.
 *
 * All that a page in plain English does not need.
 */
import { loadLanguage } from './language-file.js';
import { pageWords } from './page-words.js';

/** A file that has not come by then may never come, and a station without words is worse than one in English. */
const PATIENCE = 3000;

/**
 * Calls `come` with them, the later ones in the place of the earlier ones; twice, where the
 * first time is the last moment to begin in English. `isEnglish` where the language has no
 * words. German is in the bundles, all else is in a file.
 */
export async function otherWords(
  code: string,
  german: unknown,
  come: (words: readonly unknown[], isEnglish: boolean) => void,
): Promise<void> {
  let words = german;
  const say = (): void => come([words, ...pageWords(code)], code !== 'en' && !words);
  const late = setTimeout(say, PATIENCE);
  words ||= code !== 'en' && (await loadLanguage(code));
  clearTimeout(late);
  say();
}
