/** Invisible characters that word processors, chats and translators insert. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Whitespace, quotes and brackets of all kinds. */
const AROUND = '\\s"\'`<>\\\\«´»\u2018-\u201f\u2032-\u203a\u275b-\u275e\u3008-\u301f\uff02\uff07';
/** An HTML entity, possibly escaped again by an editor. */
const ENTITY = '&(amp;)*#?\\w{2,6};';
// regex-bound: 2,000 characters, cut by cleanTyped.
const EDGES = RegExp(`^([${AROUND}]|${ENTITY})+|([.,;${AROUND}]|${ENTITY})+$`, 'g');

/**
 * Returns the value that the site owner meant, truncated to 2,000 characters. Removes invisible characters,
 * surrounding whitespace and quotes, and trailing punctuation. Some editors convert the straight quotes in code
 * to curly ones, which then become part of the value. Compiles to ES5.
 */
export function cleanTyped(text: string): string {
  return text
    .slice(0, 2000)
    .replace(INVISIBLE, '')
    .replace(EDGES, '')
    .replace(/&(amp;)+/g, '&');
}
