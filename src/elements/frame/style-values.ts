/**
 * In:  the values of an address that are to become CSS.
 * Out: those that are one plain value: no address, no second declaration, no name of the page's own.
 */
import { isPlainValue } from './plain-value.js';

const FAMILIES = /^[\p{L}\p{N} ,.'"-]{1,200}$/u;
const BARE_HEX = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Null when it is none that is let through. */
const plainValue = (value: string): string | null => (isPlainValue(value) ? value : null);

/** A colour, also hexadecimal without its `#`, which an address has to write as `%23`. */
export function colourValue(value: string): string | null {
  return BARE_HEX.test(value) ? `#${value}` : plainValue(value);
}

/** The value of a token: a colour of six digits needs no `#` either, where three may be a number. */
export function tokenValue(value: string): string | null {
  return value.length === 6 ? colourValue(value) : plainValue(value);
}

/** Names of fonts that the reader has. */
export function fontValue(value: string): string | null {
  return FAMILIES.test(value) ? value : null;
}
