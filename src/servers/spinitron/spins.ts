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
/** Maximum depth of elements. Deeper ones count as content of the last one. */
const MAX_DEPTH = 50;
const PARTS: Readonly<Record<string, 'song' | 'artist' | 'release'>> = {
  song: 'song',
  songpart: 'song',
  artist: 'artist',
  artistpart: 'artist',
  release: 'release',
  releasepart: 'release',
};
/** Elements without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that end when the next one starts. */
const SIBLINGS = /^(dd|dt|li|p|td|th|tr)$/;
/** Elements whose content isn't markup. */
const RAW = /^(script|style|textarea|title|template|noscript)$/;
/** Signs around the text of a field that contains another field. */
const AROUND = /^[\s‐-―|-]+|[\s‐-―|-]+$/g;

interface Element {
  name: string;
  depth: number;
  parent: Element | null;
  /** The field that the element's text belongs to. */
  field: Field | null;
}

interface Field {
  part: keyof Spin;
  text: string;
  /** Element that contains the field. */
  parent: Element | null;
  /** Number of the spin's element, in markup that has one for each spin. */
  row: number;
  hasFields: boolean;
}

export function readSpins(markup: string): Spin[] {
  return spinsOf(readFields(markup.slice(0, MAX_LENGTH)));
}

function readFields(html: string): Field[] {
  const fields: Field[] = [];
  let open: Element | null = null;
  let raw: string | null = null;
  let row = 0;
  let hasSong = false;
  function addField(part: keyof Spin, text = ''): Field {
    const field = { part, text, parent: open, row, hasFields: false };
    hasSong ||= part === 'song';
    fields.push(field);
    return field;
  }

  for (const { text, name, isEnd, attributes } of tokens(html)) {
    if (raw !== null) {
      if (isEnd && name === raw) raw = null;
      continue;
    }
    if (open?.field) open.field.text += text;
    if (!name) continue;
    if (isEnd) {
      open = afterEnd(open, name);
      continue;
    }
    if (RAW.test(name)) {
      raw = name;
      continue;
    }
    if (open?.field && name === 'br') open.field.text += ' ';
    if (name === 'img')
      addField('image', attributeOf(attributes, 'data-src') || attributeOf(attributes, 'src'));
    if (VOID.test(name)) continue;
    if (open?.name === name && SIBLINGS.test(name)) open = open.parent;

    const classes = attributeOf(attributes, 'class').toLowerCase().split(/\s+/);
    if (classes.includes('spin-item') || (classes.includes('spin') && hasSong)) {
      row++;
      hasSong = false;
    }
    const part = PARTS[classes.find((each) => Object.keys(PARTS).includes(each)) ?? ''];
    const outer: Field | null = open?.field ?? null;
    if (part && outer) outer.hasFields = true;
    // An element with the same class inside a field contains the text without punctuation.
    if (part && outer?.part === part) fields.splice(fields.indexOf(outer), 1);
    const field = part ? addField(part) : outer;
    const depth: number = (open?.depth ?? 0) + 1;
    if (depth <= MAX_DEPTH) open = { name, depth, parent: open, field };
  }
  return fields;
}

/** Returns the innermost element that is still open after an end tag. */
function afterEnd(open: Element | null, name: string): Element | null {
  for (let each = open; each; each = each.parent) if (each.name === name) return each.parent;
  return open;
}

function spinsOf(fields: readonly Field[]): Spin[] {
  const spins: Field[][] = [];
  for (const field of fields) {
    const { part, row } = field;
    const spin = spins[spins.length - 1];
    const isRepeated = part !== 'image' && spin?.some((each) => each.part === part);
    if (!spin || spin[0]!.row !== row) spins.push([field]);
    else if (isRepeated) spins.push([...startOf(field, spin), field]);
    else spin.push(field);
  }
  return spins
    .map((spin) => ({
      song: textOf(spin, 'song'),
      artist: textOf(spin, 'artist'),
      release: textOf(spin, 'release'),
      image: textOf(spin, 'image'),
    }))
    .filter(({ song, artist }) => song || artist);
}

/**
 * Removes the last fields of a spin that are closer to the first repeated field, and returns them. They are
 * the artist and the picture of the next song, if a song has no artist.
 */
function startOf(field: Field, spin: Field[]): Field[] {
  let start = spin.length;
  while (start > 1 && sharedDepth(spin[start - 1]!, field) > sharedDepth(spin[start - 1]!, spin[0]!)) start--;
  return spin.splice(start);
}

/** Returns the number of elements that contain both fields. */
function sharedDepth(a: Field, b: Field): number {
  let [one, other] = [a.parent, b.parent];
  while (one !== other)
    if ((one?.depth ?? 0) > (other?.depth ?? 0)) one = one!.parent;
    else other = other!.parent;
  return one?.depth ?? 0;
}

function textOf(spin: readonly Field[], part: keyof Spin): string {
  const found = spin.find((each) => each.part === part && each.text);
  if (!found) return '';
  return found.hasFields ? found.text.replace(AROUND, '') : found.text;
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

const ATTRIBUTES = {
  class: /(?:^|[\s"'])class\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /(?:^|[\s"'])src\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  /** The picture of an element that scripts load later. Its `src` is a placeholder. */
  'data-src': /(?:^|[\s"'])data-src\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
};

function attributeOf(attributes: string, name: keyof typeof ATTRIBUTES): string {
  const match = ATTRIBUTES[name].exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}
