import { readText } from '../../servers/fields.js';

/**
 * Truncates a string. The result is a copy, because V8 keeps the whole string in memory as long as a slice of
 * it is used. The round trip through UTF-8 also replaces lone surrogates, as the store does. Otherwise, the
 * string would differ from the stored one at every poll.
 */
export const cut = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length).trim()).toString();

/** Returns the result of `readText` for the first `maxLength` characters of a value. */
export function cutText(value: unknown, maxLength: number): string | null {
  return readText(typeof value === 'string' ? value.slice(0, maxLength) : value);
}
