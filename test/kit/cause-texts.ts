import type { CauseText } from '../../src/words/owner-words.js';

/** Matches the console line with this text of a cause and any values. */
export const pattern = (text: Partial<CauseText> | undefined): RegExp =>
  new RegExp(
    `^Onair: ${wholeText(text)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+?')}$`,
    's',
  );

/** The text of a cause as one line. */
export const wholeText = ({ sentence, details, advice }: Partial<CauseText> = {}): string =>
  [sentence, details, advice].filter(Boolean).join(' ');
