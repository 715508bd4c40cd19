/** In: a finding, and the words of a language. Out: the owner's sentence, as plain text. */
import type { CauseWords } from '../../words/causes/names.js';
import type { Finding } from './facts.js';

export function ownerSentence({ cause, values }: Finding, words: CauseWords): string {
  return filled(words[cause], values);
}

/** Puts values where a sentence has `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
