/**
 * Finds the text of each spin in the widget's markup. It only compares strings and creates no elements, so
 * nothing in the markup can run or load. It also works in the relay, which has no DOM.
 */

/** One track of the widget, with character references that aren't decoded yet. Missing fields are ''. */
export interface Spin {
  song: string;
  artist: string;
  release: string;
  /** URL of the cover. */
  image: string;
}

/** Maximum number of characters to read. Five spins take less. */
const MAX_LENGTH = 100_000;
/** Maximum depth of elements. Deeper elements are treated as content of the element at this depth. */
const MAX_DEPTH = 50;
/** Class names of fields. */
const PART = /(?:^|\s)(song|artist|release)(?:part)?(?:\s|$)/i;
/** Elements without an end tag. */
const VOID = /^(br|col|hr|img|input|link|meta|source|wbr)$/;
/** Elements whose content isn't markup. */
const RAW = /^(script|style|textarea|title|template|noscript)$/;
/** Maximum length of a field, in characters. */
const MAX_FIELD_LENGTH = 2000;
/** Punctuation at the start or the end of a field's text, which is left over if another field is nested in this one. */
// regex-bound: 2,000 characters, cut by readSpins.
const AROUND = /^[\s‐-―|-]+|[\s‐-―|-]+$/g;

interface Element {
  name: string;
  /** The field that the element's text belongs to. */
  field: Field | undefined;
}

interface Field {
  part: keyof Spin;
  text: string;
  /** The elements that contain the field, outermost first. */
  path: readonly Element[];
}

export function readSpins(markup: string): Spin[] {
  return groupBySpin(readFields(markup.slice(0, MAX_LENGTH)))
    .map((fields) => {
      const spin: Spin = { song: '', artist: '', release: '', image: '' };
      for (const { part, text } of fields) spin[part] ||= text.slice(0, MAX_FIELD_LENGTH).replace(AROUND, '');
      return spin;
    })
    .filter(({ song, artist }) => song || artist);
}

function readFields(html: string): Field[] {
  const fields: Field[] = [];
  let path: readonly Element[] = [];
  let raw: string | null = null;
  function addField(part: keyof Spin, text: string): Field {
    const field = { part, text, path };
    fields.push(field);
    return field;
  }

  for (const { text, name, isEnd, attributes } of tokens(html)) {
    if (raw !== null) {
      if (isEnd && name === raw) raw = null;
      continue;
    }
    const names = path.map((each) => each.name);
    const outer = path[path.length - 1]?.field;
    if (outer) outer.text += name === 'br' ? `${text} ` : text;
    if (isEnd) {
      if (names.includes(name)) path = path.slice(0, names.lastIndexOf(name));
      continue;
    }
    if (RAW.test(name)) {
      raw = name;
      continue;
    }
    const { class: classes = '', src = '', 'data-src': later } = attributesOf(attributes);
    if (name === 'img') addField('image', later || src);
    if (!name || VOID.test(name)) continue;
    const part = PART.exec(classes)?.[1]!.toLowerCase() as keyof Spin | undefined;
    // The inner one of two elements with the same class contains the text without punctuation.
    if (part && outer?.part === part) fields.splice(fields.indexOf(outer), 1);
    const field = part ? addField(part, '') : outer;
    if (path.length < MAX_DEPTH) path = [...path, { name, field }];
  }
  return fields;
}

/** Starts a new spin when a field is repeated. */
function groupBySpin(fields: readonly Field[]): Field[][] {
  let spin: Field[] = [];
  const spins = [spin];
  for (const field of fields) {
    const isRepeated = field.part !== 'image' && spin.some(({ part }) => part === field.part);
    if (isRepeated) spins.push((spin = startOf(field, spin)));
    spin.push(field);
  }
  return spins;
}

/**
 * Removes and returns the last fields of `spin` that belong to the next spin, because they share more elements with its
 * `field` than with the first field of `spin`. These are the picture of the next spin, and its artist if the song
 * before it has none.
 */
function startOf(field: Field, spin: Field[]): Field[] {
  let start = spin.length;
  while (start > 1 && depthOf(spin[start - 1]!, field) > depthOf(spin[start - 1]!, spin[0]!)) start--;
  return spin.splice(start);
}

/** Returns the number of elements that contain both fields. */
function depthOf(one: Field, other: Field): number {
  const depth = one.path.findIndex((each, index) => each !== other.path[index]);
  return depth < 0 ? one.path.length : depth;
}

interface Token {
  /** Text before the tag. */
  text: string;
  /** Name of the tag in lower case; '' at the end and for comments. */
  name: string;
  isEnd: boolean;
  /** The rest of the tag after its name. */
  attributes: string;
}

/** Visits each character once. Drops everything after an unfinished tag or comment, as browsers do. */
function* tokens(html: string): Generator<Token> {
  let from = 0;
  let at = 0;
  while ((at = html.indexOf('<', at)) >= 0) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z\d-]{0,30})/i.exec(html.slice(at, at + 34)) ?? [];
    const isComment = html.slice(at, at + 4) === '<!--';
    if (!name && !isComment) {
      at++;
      continue;
    }
    const end = isComment ? html.indexOf('-->', at) + 2 : endOfTag(html, at);
    if (end < at) return;
    yield {
      text: html.slice(from, at),
      name: name.toLowerCase(),
      isEnd: slash !== '',
      attributes: html.slice(at + 1 + slash.length + name.length, end),
    };
    from = at = end + 1;
  }
  yield { text: html.slice(from), name: '', isEnd: false, attributes: '' };
}

/** Returns the position of the tag's `>`, which may also appear in a quoted value, or -1. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const character = html[at]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, ...forms]) => [
      name!.toLowerCase(),
      forms.find(Boolean) ?? '',
    ]),
  );
}
