/**
 * Repairs Icecast's JSON. Up to version 2.4.4, a style sheet generates it without quotes around values that
 * look like numbers or booleans: `"title": - ,`, `"title":5.`, `"title":true`. Unquoted values are read as
 * text exactly as written, because "1.0" and "True" can also be titles. If nothing is on air, 2.4.3 leaves
 * out a closing bracket.
 */
import { isStatusPage, parseStatusPage } from './status-pages.js';

/** The comma before the next field, as in `, "listeners":`. Quotes inside a string are escaped, so they don't match. */
const FIELD_ENDS = /,(?=\s{0,99}(?:\{\s{0,99})?"[\w.:-]+"\s{0,99}:)/;
/** A field name, with opening brackets of objects and lists before it. */
const NAME = /[\s{[]*"[\w.:-]+"\s*:/y;
/**
 * A field name inside a value, as in `"source":[{"title":`. The bracket is required: without it, this is the
 * start of a string with unescaped quotes, as in `"title":"Live": a story"`.
 */
const INNER_NAME = /\s*[{[][\s{[]*"[\w.:-]+"\s*:/y;
/** A valid escape sequence, or a character that must be escaped. */
// eslint-disable-next-line no-control-regex
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-f]{4})|[\\"\0-\x1f]/gi;
/**
 * A place where the bracket after `icestats` or `source` is missing. Icecast removes it together with hidden
 * fields.
 */
const NO_BRACKET = /("(?:icestats|source)"\s{0,99}:\s{0,99})(?="\w+"\s{0,99}:)/g;

/** A string (possibly unterminated), a bracket, or a comma without a value after it. */
const PIECES = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]]|,(?=\s{0,99}(?:[,}\]]|$))/g;

/** Parses a response. Throws if it can't be repaired. */
export function parseIcecast(text: string): unknown {
  if (isStatusPage(text)) return parseStatusPage(text);
  // The list of Icecast 2.5 is valid JSON, and so is an object with mounts as its keys.
  if (/^\s*(?:\[|\{\s*"\/)/.test(text)) return JSON.parse(text);
  try {
    const repaired = text.replace(NO_BRACKET, '$1{').split(FIELD_ENDS).map(repairField).join(',');
    return JSON.parse(repairBrackets(repaired));
  } catch {
    return JSON.parse(text);
  }
}

/** Quotes the value between a field's names and the closing brackets. */
function repairField(field: string): string {
  let start = 0;
  for (let name = NAME; ; name = INNER_NAME) {
    name.lastIndex = start;
    if (!name.test(field)) break;
    start = name.lastIndex;
  }
  if (start === 0) return field;
  let end = field.length;
  while (end > start && /[\s}\],]/.test(field[end - 1]!)) end -= 1;
  const value = field.slice(start, end).trim();
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
  if (!isQuoted && /["{}[\]]/.test(value)) return field;
  const text = isQuoted ? value.slice(1, -1) : value;
  const repaired = isQuoted || (text && text !== 'null') ? `"${escaped(text)}"` : 'null';
  return field.slice(0, start) + repaired + field.slice(end);
}

/** Removes commas that aren't followed by a value, and adds the missing closing brackets. */
function repairBrackets(text: string): string {
  const open: string[] = [];
  const repaired = text.replace(PIECES, (piece) => {
    if (piece === ',') return '';
    if (piece === '{' || piece === '[') open.push(piece === '{' ? '}' : ']');
    if (piece !== '}' && piece !== ']') return piece;
    const at = open.lastIndexOf(piece);
    // Keep an unmatched closing bracket, so that the text stays invalid.
    return at < 0 ? piece : open.splice(at).reverse().join('');
  });
  return repaired + open.reverse().join('');
}

function escaped(text: string): string {
  return text.replace(ESCAPES, (found) => (found.length > 1 ? found : found < ' ' ? ' ' : `\\${found}`));
}
