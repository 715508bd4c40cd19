import { readText } from '../../servers/fields.js';
import { trustedHtml } from '../http/trusted-types.js';

/**
 * Returns the text of untrusted markup, one entry per line, without empty lines. Each has at most 2,000 characters.
 * `prepare` can change the parsed markup before its text is read.
 */
export function linesOf(markup: string, prepare?: (body: HTMLElement) => void): string[] {
  // A document without a window loads and runs nothing.
  const { body } = new DOMParser().parseFromString(
    trustedHtml(markup.replace(/\s+/g, ' ').replace(/<(?=\/?(p|br|div|li|h\d|tr)\b)/gi, '\n<')),
    'text/html',
  );
  body
    .querySelectorAll('script,style,template,svg title,svg desc,svg metadata')
    .forEach((each) => each.remove());
  prepare?.(body);
  return body.textContent
    .split('\n')
    .map((line) => readText(line.replace(/\s+/g, ' ')))
    .filter((line) => line !== null);
}
