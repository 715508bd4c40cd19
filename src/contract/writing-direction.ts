/**
 * Removes the overrides and isolates of the writing direction: text after one of them reads backwards, up to the end of a
 * window's title or a message. The marks U+200E and U+200F stay: Arabic and Hebrew titles need them, and they turn no letters.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
