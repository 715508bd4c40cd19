/**
 * Checks bodies before they are parsed. Their size in bytes is limited elsewhere, but one mebibyte can contain half
 * a million fields, and parsing those would block all other requests.
 */

/** Maximum number of values in JSON, fields in a URL-encoded form, or lines in a multipart form. */
export const MAX_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/**
 * Returns how deeply lists and objects are nested (`[]` is one level), and the number of values. The text
 * doesn't have to be valid JSON.
 */
export function measureJson(text: string): { levels: number; values: number } {
  let level = 0;
  let levels = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values++;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      levels = Math.max(levels, ++level);
      values++;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level--;
  }
  return { levels, values };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** Whether a URL-encoded form has more than `MAX_VALUES` fields. */
export function hasManyFields(form: string): boolean {
  let count = 1;
  for (let at = form.indexOf('&'); at !== -1; at = form.indexOf('&', at + 1)) {
    if (++count > MAX_VALUES) return true;
  }
  return false;
}

/** Whether a multipart form has more than `MAX_VALUES` lines: boundaries, headers and lines of text. Binary files have few. */
export function hasManyLines(form: Uint8Array): boolean {
  let count = 0;
  // Compares byte by byte, because searching for CR LF pairs would be slow in a body full of single line feeds.
  for (let at = 1; at < form.length; at++) {
    if (form[at] === LINE_FEED && form[at - 1] === RETURN && ++count > MAX_VALUES) return true;
  }
  return false;
}

/** JSON nested deeper than this is refused, because recursive code would overflow the stack. */
export const MAX_JSON_DEPTH = 32;

/** Whether lists and objects are nested more than `levels` deep; `[]` is one level. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
