/**
 * The failure sentences in all languages of the bundle: loaded when something
 * fails, since most pages never need one.
 */
import { failures as de } from './failures/de.js';
import { failures as en } from './failures/en.js';
import { failureSentence, type SayableFailure } from './failure-sentence.js';
import { wordsIn } from './words.js';

/** `lang` is an answer of `spokenLanguage`. */
export function sentenceFor(failure: SayableFailure, lang: string): string {
  return failureSentence(failure, wordsIn(lang, { en, de }));
}
