/** The words of causes and lines, for a command: English, and how a language is laid over it. */
import { causes } from '../messages/causes/en.js';
import { causes as germanCauses } from '../messages/causes/de.js';
import { checks } from '../messages/checks/en.js';
import { checks as germanChecks } from '../messages/checks/de.js';
import { overlay } from '../messages/overlay.js';
import { languageCode, supportedLanguage } from '../messages/words.js';
import type { Words } from './check/line.js';

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
