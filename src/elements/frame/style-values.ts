/**
 * In:  the values of an address that are to become CSS.
 * Out: those that are one plain value: no address, no second declaration, no name of the page's own.
 */

/** Functions of colours and of lengths. None of them loads anything. */
const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp'.split(' ');
const PLAIN = /^[\w\s#%.,+*/()-]{1,100}$/;
const FAMILIES = /^[\p{L}\p{N} ,.'"-]{1,200}$/u;
const BARE_HEX = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Null when it is none that is let through. */
function plainValue(value: string): string | null {
  if (!PLAIN.test(value) || value.includes('/*')) return null;
  const functions = [...value.matchAll(/([\w-]*)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
  // A bracket without a name groups the terms of `calc()`.
  return functions.every((name) => name === '' || FUNCTIONS.includes(name)) ? value : null;
}

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
