/**
 * In:  the text of an Icecast's answer. Up to 2.4.4 a style sheet writes it, and what looks like a number or a truth to
 *      that one has no quotes: `"title": - ,`, `"title":5.`, `"title":true`.
 * Out: its data, where bare values are texts as they were written: "1.0" and "True" are titles, too.
 */

/** Before the next field: `, "listeners":`. In a text a quote has a backslash before it. */
const FIELD_ENDS = /,(?=\s{0,99}(?:\{\s{0,99})?"[\w.:-]+"\s{0,99}:)/;
/** A name, and what opens objects and lists before it. */
const NAME = /[\s{[]*"[\w.:-]+"\s*:/y;
/** A further name, as in `"source":[{"title":`. Without a bracket it is the start of a text with quotes: `"title":"Live": a story"`. */
const INNER_NAME = /\s*[{[][\s{[]*"[\w.:-]+"\s*:/y;
/** A valid escape, or a character that needs one. */
// eslint-disable-next-line no-control-regex
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-f]{4})|[\\"\0-\x1f]/gi;
/** Right after a start the list of what is hidden swallows a bracket. */
const NO_BRACKET = /("(?:icestats|source)"\s{0,99}:\s{0,99})(?="\w+"\s{0,99}:)/g;

/** Throws where it can't be made good. */
export function parse(text: string): unknown {
  // 2.5 writes a list, and writes it well.
  if (/^\s*\[/.test(text)) return JSON.parse(text);
  try {
    return JSON.parse(text.replace(NO_BRACKET, '$1{').split(FIELD_ENDS).map(repairField).join(','));
  } catch {
    return JSON.parse(text);
  }
}

/** Puts the value between the field's names and what closes objects after it into quotes. */
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
