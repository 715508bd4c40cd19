/**
 * In:  the text of an Icecast's answer. Up to 2.4.4 a style sheet writes it, and what looks like a number or a truth to
 *      that one has no quotes: `"title": - ,`, `"title":5.`, `"title":true`.
 * Out: its data, where bare values are texts as they were written: "1.0" and "True" are titles, too.
 */

/** Before the next field: `, "listeners":`. In a text a quote has a backslash before it. */
const FIELD_ENDS = /,\s{0,99}(?=\{?\s{0,99}"[\w.:-]+"\s{0,99}:)/;
/** What opens a field; its value; what closes objects behind it. */
const IN_QUOTES = /^((?:[\s{[]*"[\w.:-]+"\s*:\s*)+)"([\s\S]*)"([\s}\]]*)$/;
const BARE = /^((?:[\s{[]*"[\w.:-]+"\s*:\s*)+)([^\s"{}[\]][^"{}[\]]*)?([\s}\]]*)$/;
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

function repairField(field: string): string {
  const [, opening, text, closing] = IN_QUOTES.exec(field) ?? [];
  if (opening) return `${opening}"${escaped(text!)}"${closing}`;
  const [, name, bare, end] = BARE.exec(field) ?? [];
  if (!name) return field;
  const value = bare?.trim() || 'null';
  return name + (value === 'null' ? value : `"${escaped(value)}"`) + end;
}

function escaped(text: string): string {
  return text.replace(ESCAPES, (found) => (found.length > 1 ? found : found < ' ' ? ' ' : `\\${found}`));
}
