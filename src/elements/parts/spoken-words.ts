/**
 * In:  a language that there are words in.
 * Out: its words, once they have come. Plain English is always there; another
 *      language, and words of the page's own, load when an element asks for them.
 */
import { history, onAir } from '../../messages/en.js';
import { languageCode, type Words } from '../../messages/words.js';

/** What elements say while all is well. */
export interface SpokenWords extends Pick<Words, 'onAir' | 'history'> {
  /** The language they are in, where it is not the one that was asked for. */
  lang?: string;
  /** Which way they are written, where that is not from left to right. */
  dir?: 'rtl';
}

/** The rest of the English words is loaded by those who need it. */
export const english: SpokenWords = { onAir, history };
const spoken: Record<string, SpokenWords | undefined> = {};

/** Null while the words are on their way; then `loaded` is called. Where they do not come, English is better than nothing. */
export function spokenWords(lang: string, loaded: () => void): SpokenWords | null {
  const code = languageCode(lang);
  if (code === 'en' && !document.querySelector('[data-onair-words]')) return english;
  if (!spoken[code]) {
    const come = (words: SpokenWords): void => {
      spoken[code] = words;
      loaded();
    };
    void Promise.all([import('./words/other-words.js'), code === 'de' && import('../../messages/de.js')])
      .then(([{ otherWords }, german]) => otherWords(code, english, german, come))
      .catch(() => come({ ...english, lang: 'en' }));
  }
  return spoken[code] ?? null;
}
