/**
 * In:  a language that there are words in.
 * Out: its words, once they have come. Plain English is always there; another
 *      language, and words of the page's own, load when an element asks for them.
 */
import { history, onAir } from '../../messages/en.js';
import { overlay } from '../../messages/overlay.js';
import { languageCode, type Words } from '../../messages/words.js';

/** What elements say while all is well. */
export interface LocaleWords extends Pick<Words, 'onAir' | 'history'> {
  /** The language they are in, where it is not the one that was asked for. */
  lang?: string;
  /** Which way they are written, where that is not from left to right. */
  dir?: 'rtl';
}

/** The rest of the English words is loaded by those who need it. */
export const english: LocaleWords = { onAir, history };
/** By language: its words, once they have come. */
const loaded: Record<string, LocaleWords | undefined> = {};
/** By language: what its file and the page say instead of English, as far as it has come. Later ones count more. */
const overlays: Record<string, readonly unknown[] | undefined> = {};

/** What this language says instead of these English words, as far as it is known yet. */
export function wordsIn<T>(code: string, words: T): T {
  return (overlays[code] ?? []).reduce<T>(overlay, words);
}

/** Null while the words are on their way; then `onLoad` is called. Where they do not come, English is better than nothing. */
export function localeWords(lang: string, onLoad: () => void): LocaleWords | null {
  const code = languageCode(lang);
  if (code === 'en' && !document.querySelector('[data-onair-words]')) return english;
  if (!loaded[code]) {
    const take = (words: readonly unknown[], isEnglish: boolean): void => {
      overlays[code] = words;
      const own = (loaded[code] = wordsIn<LocaleWords>(code, english));
      if (isEnglish) {
        own.lang = 'en';
        // Which the page may have words for, too.
        localeWords('en', onLoad);
      } else if (code === 'ar') own.dir = 'rtl';
      onLoad();
    };
    void Promise.all([import('./words/other-words.js'), code === 'de' && import('../../messages/de.js')])
      .then(([{ otherWords }, german]) => otherWords(code, german, take))
      .catch(() => take([], true));
  }
  return loaded[code] ?? null;
}
