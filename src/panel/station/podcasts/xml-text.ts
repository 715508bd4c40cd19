/** Prepares texts for the library that writes feeds. */
import { withoutDirections } from '../../../contract/writing-direction.js';

/** Characters that XML 1.0 does not allow, lone surrogates among them. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes what XML does not allow. The library turns `&amp;` in a text back into `&`, so that is escaped twice. */
export function xmlText(text: string): string {
  return withoutDirections(text).replace(IMPOSSIBLE, '').replace(/&amp;/g, '&amp;amp;');
}
