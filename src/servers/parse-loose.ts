/** Parses JSON that was written by scripts. It may be wrapped, preceded by warnings, or slightly invalid. */

/** The start of a web page, as opposed to a warning before JSON. */
const PAGE = /^\s*<(?:!doctype|html|head|body|\?xml)/i;
/** A JSONP call whose argument is a string. */
const TEXT_CALL = /^(?:\/\*\*\/)?\s*(?:typeof [^()]{1,200}&&\s*)?[\w$.]{1,100}\s*\(\s*(?=["'])/;
/**
 * Maximum number of brackets to try as the start of the value, and maximum number of characters before it.
 */
const MAX_STARTS = 20;
const MAX_BEFORE = 10_000;
/** After this many characters have been tried as values, at most the second bracket is tried. */
const MAX_TRIED = 300_000;
/**
 * The pieces of a response that may not be valid JSON: a string (possibly unterminated, or with quotes that aren't
 * escaped), a comment, a place without a value, and a word with the colon after it.
 */
const PIECES =
  /(["'])(?:\\[^]|(?!\1)[^\\]|\1(?!\s{0,99}(?:[,:}\]/]|$)))*(?:\1|\\?$)|\/\*[^]*?(?:\*\/|$)|\/\/.*|[{[]\s{0,99},|[,:](?=\s{0,99}[,}\]])|(-?[\w$]+)(\s*:)?/g;
/** JSON's words by Python's. */
const JSON_WORDS = new Map([
  ['True', 'true'],
  ['False', 'false'],
]);
const NO_VALUE = /^(?:-?(?:NaN|Infinity)|undefined|None)$/;

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
    return parseTwice(text, parse);
  } catch (error) {
    if (PAGE.test(text)) return parse(onlyText(text));
    const [call] = TEXT_CALL.exec(text) ?? [''];
    if (call) return JSON.parse(repaired(text.slice(call.length, text.lastIndexOf(')')).trim()));
    const found = findValue(text, parse);
    if (found === undefined) throw error;
    return found;
  }
}

/** Some servers encode a response as JSON twice: `"{\"title\":…}"`. A title in brackets remains text. */
function parseTwice(text: string, parse: Parse): unknown {
  const value = parse(text);
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return parse(value);
  } catch {
    return value;
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
  let tried = 0;
  for (let tries = 0; tries < MAX_STARTS && (tries < 2 || tried < MAX_TRIED); tries++) {
    const at = brackets.exec(text)?.index ?? Infinity;
    if (at > MAX_BEFORE) break;
    const end = endOf(text, at);
    tried += end - at;
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
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if ('"\'/'.includes(character)) at = endOfText(text, at);
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Returns the position of the last character of the string or comment at `start`, or `start` if there is none. */
function endOfText(text: string, start: number): number {
  // Without this, the search for a comment would continue to the end of the text for each slash.
  if (text[start] === '/' && !/[*/]/.test(text[start + 1] ?? '')) return start;
  PIECES.lastIndex = start;
  return PIECES.exec(text)?.index === start ? PIECES.lastIndex - 1 : start;
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

/**
 * Replaces the syntax of JavaScript, Python and careless scripts with JSON. Runs twice, because a comma before a
 * closing bracket is recognized only after any comment between them has been removed.
 */
function repaired(text: string): string {
  return text.replace(PIECES, repairedPiece).replace(PIECES, repairedPiece);
}

function repairedPiece(piece: string, quote?: string, word?: string, colon?: string): string {
  if (quote) return repairedString(piece, quote);
  if (word && colon) return `"${word}":`;
  if (word) return NO_VALUE.test(word) ? 'null' : (JSON_WORDS.get(word) ?? word);
  // A comment, or a comma without a value after it.
  if (/^[,/]/.test(piece)) return '';
  // A colon without a value, or a bracket before a comma.
  return piece.startsWith(':') ? ':null' : piece[0]!;
}

/** A valid escape sequence, or a quote or a backslash that isn't part of one. */
const ESCAPES = /\\(?:["'\\/bfnrt]|u[\da-f]{4})|["\\]/gi;

function repairedString(piece: string, quote: string): string {
  const isClosed = piece.length > 1 && piece.endsWith(quote);
  const text = piece
    .slice(1, isClosed ? -1 : undefined)
    .replace(/\\x([\da-f]{2})/gi, '\\u00$1')
    .replace(ESCAPES, (found) => (found[1] ? found.replace("\\'", "'") : `\\${found}`))
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f]/g, ' ');
  return `"${text}${isClosed ? '"' : ''}`;
}
