/**
 * In:  markup, which anybody may have written.
 * Out: its text, line by line. Nothing in it is run or loaded.
 */
import { readText } from '../../servers/fields.js';
import { trustedHtml } from '../http/trusted-types.js';

/** Each of at most 2,000 characters; empty ones are left out. */
export function linesOf(markup: string): string[] {
  // Nothing in a document without a window loads or runs.
  const { body } = new DOMParser().parseFromString(
    trustedHtml(markup.replace(/\s+/g, ' ').replace(/<(?=\/?(p|br|div|li|h\d|tr|cite)\b)/gi, '\n<')),
    'text/html',
  );
  body.querySelectorAll('script,style,template').forEach((each) => each.remove());
  return body.textContent
    .split('\n')
    .map((line) => readText(line.replace(/\s+/g, ' ')))
    .filter((line) => line !== null);
}
