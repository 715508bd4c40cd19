/** The words of causes and lines, for a command: English, and how a language is laid over it. */
import * as germanWords from '../../words/de/owner.js';
import { causes, checks } from '../../words/en/owner.js';
import { overlay } from '../../words/overlay.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import type { Words } from '../core/check/finding.js';

export const english: Words = { causes, checks };

/**
 * In a language, as far as its words can be had: `load` gets the file of a language that is not in here.
 * Never rejects.
 */
export async function wordsOf(asked: string, load: (code: string) => Promise<unknown>): Promise<Words> {
  const code = languageCode(supportedLanguage(asked));
  if (code === 'en') return english;
  if (code === 'de') return { causes: germanWords.causes, checks: germanWords.checks };
  try {
    return overlay(english, await load(code));
  } catch {
    return english;
  }
}
