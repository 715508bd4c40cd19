import { readText } from '../../../../servers/fields.js';

/** Returns the text that `readText` finds in the first `most` characters of a value. */
export function cutText(value: unknown, most: number): string | null {
  return readText(typeof value === 'string' ? value.slice(0, most) : value);
}
