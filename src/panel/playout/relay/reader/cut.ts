import { readText } from '../../../../servers/fields.js';

/**
 * Cuts a text to a length. The result is a copy, because V8 keeps a whole text in memory as long as a slice of it is used. The
 * round trip through UTF-8 also replaces half surrogate pairs, as the store would: otherwise the text would differ from the
 * stored one at every poll.
 */
export const cut = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length).trim()).toString();

/** Returns the text that `readText` finds in the first `maxLength` characters of a value. */
export function cutText(value: unknown, maxLength: number): string | null {
  return readText(typeof value === 'string' ? value.slice(0, maxLength) : value);
}
