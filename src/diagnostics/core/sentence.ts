import type { CauseText, CauseWords, TerminalCauseWords } from '../../words/owner-words.js';
import type { Finding } from './failure.js';

/** The causes that a page or a command can find. */
export type AllCauseWords = CauseWords & Partial<TerminalCauseWords>;

/**
 * Returns the text about a cause. If the details contain the panel's URL, the requested URL is shortened to its path.
 */
export function ownerText({ cause, values }: Finding, words: AllCauseWords): Required<CauseText> {
  const { sentence, advice = '', details = '' } = words[cause] ?? words.unknown;
  const { url = '', address = '' } = values;
  const isShort = address && url.startsWith(`${address}/`) && details.includes('{address}');
  return {
    sentence: filled(sentence, values),
    advice: filled(advice, values),
    details: filled(details, isShort ? { ...values, url: url.slice(address.length) } : values),
  };
}

/** Returns the complete explanation of a cause, in one line. */
export function ownerSentence(finding: Finding, words: AllCauseWords): string {
  const { sentence, details, advice } = ownerText(finding, words);
  return [sentence, details, advice].filter(Boolean).join(' ');
}

/** Replaces each `{name}` in a sentence with its value. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
