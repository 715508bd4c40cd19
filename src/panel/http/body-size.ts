/**
 * In:  a body, not parsed yet.
 * Out: whether it has more in it than a parser can make of it in a moment. Its bytes are limited elsewhere: a mebibyte
 *      may be one text, or half a million fields, which keep the panel from everybody else.
 */

/** More values than any body needs: fields, members of lists, lines of forms with files. */
export const MAX_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** How deep lists and objects stand in each other (`[]` is one level), and how many values there are. The text may be no JSON. */
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

/** Whether a form has more fields than `MAX_VALUES`. */
export function hasManyFields(form: string): boolean {
  let count = 1;
  for (let at = form.indexOf('&'); at !== -1; at = form.indexOf('&', at + 1)) {
    if (++count > MAX_VALUES) return true;
  }
  return false;
}

/** Whether a form in parts has more lines than `MAX_VALUES`: boundaries, headers, and lines of texts. Files have few. */
export function hasManyLines(form: Uint8Array): boolean {
  let count = 0;
  // Byte by byte: a search for both may be led to half of a line's end in every second byte.
  for (let at = 1; at < form.length; at++) {
    if (form[at] === LINE_FEED && form[at - 1] === RETURN && ++count > MAX_VALUES) return true;
  }
  return false;
}
