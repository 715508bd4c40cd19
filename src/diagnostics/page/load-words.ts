/**
 * In:  the code of a language, and the page's own address.
 * Out: the words of the check in it; English where their file is not there, as beside a page that was copied alone.
 */
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
  /** That of the words. */
  readonly lang: string;
}

/** Never rejects. */
export async function loadWords(lang: string): Promise<PageWords> {
  const direction = 'ltr';
  if (lang === 'de') return { ...german, direction, lang };
  const page: PageWords = { ...english, direction, lang: 'en' };
  try {
    return lang === 'en' ? page : { ...overlay(page, await import(fileOf(lang))), lang };
  } catch {
    // The console has that.
    return page;
  }
}

/** Beside the page; a panel has the page one folder further down, too. */
function fileOf(lang: string): string {
  const folder = location.pathname.endsWith('/check/') ? '../../' : '';
  return new URL(`${folder}parts/owner-${lang}.js`, location.href).href;
}
