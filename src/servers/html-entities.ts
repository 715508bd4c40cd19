import { readText } from './fields.js';

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
]);
/** Combining marks, for references such as `&eacute;`. */
const ACCENTS = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
]);
/**
 * The Windows-1252 characters for bytes 128 to 159. Browsers decode numeric references in this range in the
 * same way: `Don&#146;t`.
 */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes HTML character references once: `&amp;lt;` becomes `&lt;`. Also decodes escape sequences of JSON, which
 * remain in text that was encoded twice: `Bj\u00f6rk`. Unknown references are left unchanged. Doesn't need a DOM and doesn't parse markup.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));|\\u([\da-f]{4})/gi,
    (reference, decimal?: string, hex?: string, name?: string, code?: string) =>
      (name ? named(name) : numbered(decimal ? +decimal : parseInt((hex ?? code)!, 16))) ?? reference,
  );
}

function named(name: string): string | undefined {
  const accent = ACCENTS.get(name.slice(1));
  const letter = accent && (name[0]! + accent).normalize();
  // If Unicode has no such letter, two characters remain after normalization.
  return letter?.length === 1 ? letter : NAMED.get(name);
}

function numbered(code: number): string | undefined {
  if (!code || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
  return WINDOWS_1252[code - 128] ?? String.fromCodePoint(code);
}

/** Maximum length before decoding, in characters. */
const MAX_ESCAPED_LENGTH = 4000;

/**
 * Decodes text that was escaped for HTML, even twice. Servers that decode Windows-1252 as Latin-1 send control
 * characters instead of quotes and dashes, so these are replaced, too.
 */
export function unescaped(text: string): string {
  return decodeEntities(decodeEntities(text)).replace(
    /[\x80-\x9f]/g,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 128]!,
  );
}

/** Reads text that was escaped for HTML. Returns null if the value isn't a string. */
export function readEscaped(value: unknown): string | null {
  return readText(typeof value === 'string' ? unescaped(value.slice(0, MAX_ESCAPED_LENGTH)) : value);
}
