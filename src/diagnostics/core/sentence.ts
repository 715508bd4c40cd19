import type { CauseWords } from '../../words/owner-words.js';
import type { Finding } from './failure.js';

/** Returns the sentence about a cause. If it names the panel's address, the requested URL is shortened to its path. */
export function ownerSentence({ cause, values }: Finding, words: CauseWords): string {
  const { url = '', address = '' } = values;
  const sentence = words[cause];
  const isShort = address && url.startsWith(`${address}/`) && sentence.includes('{address}');
  return filled(sentence, isShort ? { ...values, url: url.slice(address.length) } : values);
}

/** Replaces each `{name}` in a sentence with its value. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
