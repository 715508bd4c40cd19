/**
 * Removes direction overrides and isolates, because they would reverse the text that follows in a window title or a
 * message. The marks U+200E and U+200F are kept, because Arabic and Hebrew titles need them, and they don't reverse
 * letters.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
