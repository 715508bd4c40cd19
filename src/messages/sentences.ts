/**
 * The failure sentences in all languages of the bundle: loaded when something
 * fails, since most pages never need one.
 */
import * as de from './de.js';
import * as en from './en.js';
import { failureSentence, type SayableFailure } from './failure-sentence.js';
import { wordsIn } from './words.js';

/** `lang` is an answer of `spokenLanguage`. */
export function sentenceFor(failure: SayableFailure, lang: string): string {
  return failureSentence(failure, wordsIn(lang, { en: en.failures, de: de.failures }));
}
