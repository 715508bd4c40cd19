/**
 * In:  a language that there are words in.
 * Out: its words, once they have come. Plain English is always there; another
 *      language, and words of the page's own, load when an element asks for them.
 */
import { history, onAir } from '../../words/en.js';
import { overlay } from '../../words/overlay.js';
import { languageCode, type Words } from '../../words/words.js';
import { loadChunk } from '../../station/load-chunk.js';

/** The words that most elements need. */
export interface LocaleWords extends Pick<Words, 'onAir' | 'history'> {
  /** The language they are in, where it is not the one that was asked for. */
  lang?: string;
  /** Which way they are written, where that is not from left to right. */
  dir?: 'rtl';
}

/** The other English words are loaded by the elements that need them. */
export const english: LocaleWords = { onAir, history };
/** By language: its words, once they are loaded. */
const loaded: Record<string, LocaleWords | undefined> = {};
/** By language: the words of its file and of the page, as far as they are loaded. Later ones override earlier ones. */
const overlays: Record<string, readonly unknown[] | undefined> = {};

/** These English words in a language, as far as it is loaded. */
export function wordsIn<T>(code: string, words: T): T {
  return (overlays[code] ?? []).reduce<T>(overlay, words);
}

/** Null while the words are loading; `onLoad` is called after that. If they can't be loaded, they are English. */
export function localeWords(lang: string, onLoad: () => void): LocaleWords | null {
  const code = languageCode(lang);
  if (code === 'en' && !document.querySelector('[data-onair-words]')) return english;
  if (!loaded[code]) {
    const take = (words: readonly unknown[], isEnglish: boolean, dir?: 'rtl'): void => {
      overlays[code] = words;
      const own = (loaded[code] = wordsIn<LocaleWords>(code, english));
      if (isEnglish) {
        own.lang = 'en';
        // The page may have words of its own for English, too.
        localeWords('en', onLoad);
      } else own.dir = dir;
      onLoad();
    };
    void Promise.all([
      loadChunk(() => import('./words/other-words.js')),
      code === 'de' && loadChunk(() => import('../../words/de.js')),
    ])
      .then(([{ otherWords }, german]) => otherWords(code, german, take))
      .catch(() => take([], true));
  }
  return loaded[code] ?? null;
}
