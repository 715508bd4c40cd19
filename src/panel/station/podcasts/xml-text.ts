import { withoutDirections } from '../../../contract/writing-direction.js';

/** Characters that XML 1.0 doesn't allow, including lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Prepares text for the feed library: removes characters that XML doesn't allow, and escapes `&amp;` twice, since
 * the library unescapes it once.
 */
export function xmlText(text: string): string {
  return withoutDirections(text).replace(FORBIDDEN, '').replace(/&amp;/g, '&amp;amp;');
}
