/** The words of causes and lines, for a command: English, and how a language is laid over it. */
import { causes } from '../../words/causes/en.js';
import { causes as germanCauses } from '../../words/causes/de.js';
import { checks } from '../../words/checks/en.js';
import { checks as germanChecks } from '../../words/checks/de.js';
import { overlay } from '../../words/overlay.js';
import { languageCode, supportedLanguage } from '../../words/words.js';
import type { Words } from '../core/check/finding.js';

export const english: Words = { causes, checks };

/**
 * In a language, as far as its words can be had: `load` gets the file of a language that is not in here.
 * Never rejects.
 */
export async function wordsOf(asked: string, load: (code: string) => Promise<unknown>): Promise<Words> {
  const code = languageCode(supportedLanguage(asked));
  if (code === 'en') return english;
  if (code === 'de') return { causes: germanCauses, checks: germanChecks };
  try {
    return overlay(english, await load(code));
  } catch {
    return english;
  }
}
