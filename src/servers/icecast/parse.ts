/**
 * Repairs Icecast's JSON. Up to 2.4.4 a style sheet writes it and leaves out the quotes of values that look like
 * numbers or booleans: `"title": - ,`, `"title":5.`, `"title":true`. Unquoted values are read as text exactly as
 * written, because "1.0" and "True" are titles, too.
 */

/** The comma before the next field, as in `, "listeners":`. Quotes inside a text are escaped, so they don't match. */
const FIELD_ENDS = /,(?=\s{0,99}(?:\{\s{0,99})?"[\w.:-]+"\s{0,99}:)/;
/** A field's name, with the brackets that open objects and lists before it. */
const NAME = /[\s{[]*"[\w.:-]+"\s*:/y;
/**
 * Another name inside a value, as in `"source":[{"title":`. It needs a bracket: without one, it is the start of a text
 * with unescaped quotes, as in `"title":"Live": a story"`.
 */
const INNER_NAME = /\s*[{[][\s{[]*"[\w.:-]+"\s*:/y;
/** A valid escape sequence, or a character that must be escaped. */
// eslint-disable-next-line no-control-regex
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-f]{4})|[\\"\0-\x1f]/gi;
/** A missing bracket after `icestats` or `source`. Icecast drops it together with hidden fields. */
const NO_BRACKET = /("(?:icestats|source)"\s{0,99}:\s{0,99})(?="\w+"\s{0,99}:)/g;

/** Parses a response. Throws if it can't be repaired. */
export function parse(text: string): unknown {
  // Icecast 2.5 sends a list of valid JSON.
  if (/^\s*\[/.test(text)) return JSON.parse(text);
  try {
    return JSON.parse(text.replace(NO_BRACKET, '$1{').split(FIELD_ENDS).map(repairField).join(','));
  } catch {
    return JSON.parse(text);
  }
}

/** Quotes the value between the field's names and the closing brackets after it. */
function repairField(field: string): string {
  let start = 0;
  for (let name = NAME; ; name = INNER_NAME) {
    name.lastIndex = start;
    if (!name.test(field)) break;
    start = name.lastIndex;
  }
  if (start === 0) return field;
  let end = field.length;
  while (end > start && /[\s}\]]/.test(field[end - 1]!)) end -= 1;
  const value = field.slice(start, end).trim();
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
  if (!isQuoted && /["{}[\]]/.test(value)) return field;
  const text = isQuoted ? value.slice(1, -1) : value;
  const repaired = isQuoted || (text && text !== 'null') ? `"${escaped(text)}"` : 'null';
  return field.slice(0, start) + repaired + field.slice(end);
}

function escaped(text: string): string {
  return text.replace(ESCAPES, (found) => (found.length > 1 ? found : found < ' ' ? ' ' : `\\${found}`));
}
