/**
 * In:  a language.
 * Out: the words that replace the English ones: those of the language's file, and those of the page.
 *
 * Not loaded by pages in English without words of their own.
 */
import { directionOf, loadLanguage } from './language-file.js';
import { pageWords } from './page-words.js';

export { directionOf, loadLanguage } from './language-file.js';

/** How long an element waits for a language's file before it begins in English: milliseconds. */
const TIMEOUT = 3000;

/**
 * Calls `onWords` with them; of two, the later one counts. It is called twice where the file
 * arrives after the timeout. `isEnglish` where the language has no words.
 */
export async function otherWords(
  code: string,
  german: unknown,
  onWords: (words: readonly unknown[], isEnglish: boolean, dir?: 'rtl') => void,
): Promise<void> {
  let words = german;
  const report = (): void => onWords([words, ...pageWords(code)], code !== 'en' && !words, directionOf(code));
  const timer = setTimeout(report, TIMEOUT);
  words ||= code !== 'en' && (await loadLanguage(code));
  clearTimeout(timer);
  report();
}
