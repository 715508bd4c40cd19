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
/** Elements that may contain one spin each, in markup that doesn't name the element of a spin. */
const ROW = /^(p|li|tr)$/;
/** Elements whose content isn't markup. */
const RAW = /^(script|style|textarea|title|template|noscript)$/;

export function readSpins(markup: string): Spin[] {
  const html = markup.slice(0, MAX_LENGTH);
  const spins: Spin[] = [];
  /** The element of a field that is open, and the number of elements with the same name inside it. */
  let open: { name: string; part: keyof Spin; depth: number } | null = null;
  let raw: string | null = null;
  let hasRows = false;
  const current = (): Spin => spins[spins.length - 1] ?? addSpin();
  function addSpin(): Spin {
    const spin = { song: '', artist: '', release: '', image: '' };
    spins.push(spin);
    return spin;
  }

  for (const { text, name, isEnd, attributes } of tokens(html)) {
    if (raw !== null) {
      if (isEnd && name === raw) raw = null;
      continue;
    }
    if (open && text) current()[open.part] += text;
    if (!name) continue;
    if (isEnd) {
      if (open?.name === name && --open.depth === 0) open = null;
      continue;
    }
    if (RAW.test(name)) raw = name;
    if (open && name === 'br') current()[open.part] += ' ';
    if (open) {
      if (open.name === name) open.depth++;
      continue;
    }
    const classes = attributeOf(attributes, 'class').toLowerCase().split(/\s+/);
    const part = PARTS[classes.find((each) => Object.keys(PARTS).includes(each)) ?? ''];
    hasRows ||= classes.includes('spin-item') || classes.includes('spin');
    const isRow =
      classes.includes('spin-item') ||
      (!!current().song && (classes.includes('spin') || (!hasRows && !part && ROW.test(name))));
    if (isRow) addSpin();
    if (name === 'img') current().image ||= attributeOf(attributes, 'src');
    if (!part || VOID.test(name)) continue;
    // The markup has no element around each spin.
    if (current()[part]) addSpin();
    open = { name, part, depth: 1 };
  }
  return spins.filter(({ song, artist }) => song || artist);
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
  class: /(?:^|\s)class\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /(?:^|\s)src\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
};

function attributeOf(attributes: string, name: keyof typeof ATTRIBUTES): string {
  const match = ATTRIBUTES[name].exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}
