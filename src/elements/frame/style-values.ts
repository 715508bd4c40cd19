import { isPlainValue } from './plain-value.js';

const FAMILIES = /^[\p{L}\p{N} ,.'"-]{1,200}$/u;
const BARE_HEX = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns null if the value isn't allowed. */
const plainValue = (value: string): string | null => (isPlainValue(value) ? value : null);

/**
 * Returns a colour, or null if the value isn't allowed. Hexadecimal colours can omit the `#`, which must be escaped as
 * `%23` in a URL.
 */
export function colourValue(value: string): string | null {
  return BARE_HEX.test(value) ? `#${value}` : plainValue(value);
}

/**
 * Returns the value of a token, or null if it isn't allowed. Six-digit colours can omit the `#`. Three-digit colours
 * can't, because they could be numbers.
 */
export function tokenValue(value: string): string | null {
  return value.length === 6 ? colourValue(value) : plainValue(value);
}

/** Returns a list of font names, or null if the value isn't allowed. */
export function fontValue(value: string): string | null {
  return FAMILIES.test(value) ? value : null;
}
