import { readText } from '../../servers/fields.js';
import { trustedHtml } from '../http/trusted-types.js';

/** Longer markup is truncated to this many characters. */
const MAX_MARKUP_LENGTH = 20_000;
/** Matches markup that is still there after unescaping, because some programs escape it twice. */
const MARKUP = /<\/?(p|br|div|a|b|i|em|strong|span|ul|li)\b[^<>]*>|&(amp|lt|gt|quot|nbsp|#\d{2,5});/i;

/** Returns the text of a field that may contain markup, as one line. */
export function plainText(field: string): string | null {
  const markup = field.slice(0, MAX_MARKUP_LENGTH);
  const text = linesOf(markup.includes('<![CDATA[') ? markup.replace(/<!\[CDATA\[|\]\]>/g, '') : markup).join(
    ' ',
  );
  return readText(MARKUP.test(text) ? linesOf(text).join(' ') : text);
}

/**
 * Returns the text of untrusted markup, one entry per line, without empty lines. Each line has at most 2,000
 * characters. `prepare` can change the parsed markup before its text is read.
 */
export function linesOf(markup: string, prepare?: (body: HTMLElement) => void): string[] {
  // A document without a window loads and runs nothing.
  const { body } = new DOMParser().parseFromString(
    trustedHtml(markup.replace(/\s+/g, ' ').replace(/<(?=\/?(p|br|div|li|h\d|tr|dt|dd)\b)/gi, '\n<')),
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
