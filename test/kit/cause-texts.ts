import type { CauseText } from '../../src/words/owner-words.js';

/** Returns a pattern for the console line that contains this text of a cause, with any values for its placeholders. */
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
