/** Parses JSON that was written by scripts. It may be wrapped, preceded by warnings, or slightly invalid. */

/** The start of a web page, as opposed to a warning before JSON. */
const PAGE = /^\s*<(?:!doctype|html|head|body|\?xml)/i;
/** A JSONP call whose argument is a string. */
const TEXT_CALL = /^(?:\/\*\*\/)?\s*[\w$.]{1,100}\s*\(\s*(?=")/;
/**
 * Maximum number of brackets to try as the start of the value, and maximum number of characters before it.
 */
const MAX_STARTS = 20;
const MAX_BEFORE = 10_000;
/** A string (possibly unterminated), or a comma without a value after it. */
const PIECES = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|,(?=\s{0,99}[}\]])/g;

/** Parses text. Throws if it is invalid. */
type Parse = (text: string) => unknown;

/**
 * Returns the value of JSON, or the argument of a JSONP callback, such as `callback({…});`. Ignores text
 * before and after it, such as comments, PHP warnings and markers that caches add. `parse` may accept more
 * than JSON. Throws if there is no value.
 */
export function parseLoose(written: string, parse: Parse = JSON.parse): unknown {
  const text = written.replace(/^\ufeff+/, '').trim();
  try {
    return parse(text);
  } catch (error) {
    if (PAGE.test(text)) return parse(onlyText(text));
    const [call] = TEXT_CALL.exec(text) ?? [''];
    if (call) return JSON.parse(text.slice(call.length, text.lastIndexOf(')')));
    const found = findValue(text, parse);
    if (found === undefined) throw error;
    return found;
  }
}

/**
 * Returns the first object or list of objects in the text. A message before the value may contain a list of
 * numbers, so such a list is only returned if nothing else is found. Undefined if there is no value.
 */
function findValue(text: string, parse: Parse): unknown {
  let list: unknown;
  // Comments may contain brackets.
  const start = /^(?:\s*(?:\/\*[^]*?\*\/|\/\/.*\n))*/.exec(text.slice(0, MAX_BEFORE))![0].length;
  const brackets = /[{[]/g;
  brackets.lastIndex = start;
  for (let tries = 0; tries < MAX_STARTS; tries++) {
    const at = brackets.exec(text)?.index ?? Infinity;
    if (at > MAX_BEFORE) break;
    const end = endOf(text, at);
    // In `window["callback"](…)`, the brackets are part of the call.
    const value = text[end] === '(' ? undefined : tryParse(text.slice(at, end), parse);
    if (hasFields(value)) return value;
    if (value === undefined) continue;
    list ??= value;
    brackets.lastIndex = end;
  }
  return list;
}

function hasFields(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasFields);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns the position after the bracket that matches the one at `start`. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (isString && character === '\\') at++;
    else if (character === '"') isString = !isString;
    else if (isString) continue;
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Returns the text of a page that contains nothing but JSON, as in `<pre>{…}</pre>`. */
function onlyText(page: string): string {
  const [, text = page] =
    /^(?:\s*<[^<>]*>)*\s*(\{[^]*\}|\[\s*\{[^]*\])\s*(?:<\/[^<>]*>\s*)*$/.exec(page) ?? [];
  return text;
}

function tryParse(text: string, parse: Parse): unknown {
  for (const candidate of [text, repaired(text)]) {
    try {
      return parse(candidate);
    } catch {
      // Try the next bracket.
    }
  }
  return undefined;
}

/** A valid escape sequence, or a backslash that isn't part of one, as in `Don\'t`. */
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-f]{4})|\\/gi;

/** Removes commas without a value after them, and escapes line breaks and backslashes in strings. */
function repaired(text: string): string {
  return text.replace(PIECES, (piece) => (piece === ',' ? '' : repairedString(piece)));
}

function repairedString(text: string): string {
  return (
    text
      .replace(/\\x([\da-f]{2})/gi, '\\u00$1')
      .replace(ESCAPES, (found) => (found === '\\' ? '\\\\' : found))
      // eslint-disable-next-line no-control-regex
      .replace(/[\0-\x1f]/g, ' ')
  );
}
