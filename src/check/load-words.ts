/**
 * In:  the code of a language, and the page's own address.
 * Out: the words of the check in it; English where their file is not there, as beside a page that was copied alone.
 */
import { causes as germanCauses } from '../messages/causes/de.js';
import { causes } from '../messages/causes/en.js';
import { checkPage as germanPage } from '../messages/check-page/de.js';
import { checkPage } from '../messages/check-page/en.js';
import { checks as germanChecks } from '../messages/checks/de.js';
import { checks } from '../messages/checks/en.js';
import type { Direction } from '../messages/owner/words.js';
import { overlay } from '../messages/overlay.js';
import type { AllWords } from './draw-report.js';

const english: AllWords = { causes, checks, checkPage };
const german: AllWords = { causes: germanCauses, checks: germanChecks, checkPage: germanPage };

export interface PageWords extends AllWords {
  readonly direction: Direction;
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
  const folder = location.pathname.endsWith('/check/') ? '../' : '';
  return new URL(`${folder}parts/owner-${lang}.js`, location.href).href;
}
