import type { CauseWords } from '../../words/owner-words.js';
import type { Finding } from './failure.js';

export function ownerSentence({ cause, values }: Finding, words: CauseWords): string {
  return filled(words[cause], values);
}

/** Replaces each `{name}` in a sentence with its value. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
