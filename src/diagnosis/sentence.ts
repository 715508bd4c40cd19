/** In: a finding, and the words of a language. Out: the owner's sentence, as plain text. */
import type { CauseWords } from '../messages/causes/names.js';
import type { Finding } from './facts.js';

export function ownerSentence({ cause, values }: Finding, words: CauseWords): string {
  return words[cause].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
