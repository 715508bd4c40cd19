/** Any text, ready for the feed's writer. */

/** What XML 1.0 has no way to write; read by code points, so that halves of a pair count as what they are. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Drops what XML can't hold. The writer takes `&amp;` for its own doing and undoes it, so text that says it needs it twice. */
export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/&amp;/g, '&amp;amp;');
}
