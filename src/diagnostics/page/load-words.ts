import * as germanWords from '../../words/de/owner.js';
import * as englishWords from '../../words/en/owner.js';
import { overlay } from '../../words/overlay.js';
import type { AllWords } from './draw-report.js';

const english = wordsOf(englishWords);
const german = wordsOf(germanWords);

function wordsOf({ causes, checks, checkPage }: AllWords): AllWords {
  return { causes, checks, checkPage };
}

export interface PageWords extends AllWords {
  readonly direction: 'ltr' | 'rtl';
  /** Language of the text. */
  readonly lang: string;
}

/**
 * Resolves with English text if the language's file is missing, for example because only the page was copied. Never
 * rejects.
 */
export async function loadWords(lang: string): Promise<PageWords> {
  const direction = 'ltr';
  if (lang === 'de') return { ...german, direction, lang };
  const page: PageWords = { ...english, direction, lang: 'en' };
  try {
    return lang === 'en' ? page : { ...overlay(page, await import(fileOf(lang))), lang };
  } catch {
    return page;
  }
}

/**
 * Returns the URL of a language's file, which is in `parts/` next to the page. A panel also serves the page two folders
 * deeper.
 */
function fileOf(lang: string): string {
  const folder = location.pathname.endsWith('/check/') ? '../../' : '';
  return new URL(`${folder}parts/owner-${lang}.js`, location.href).href;
}
