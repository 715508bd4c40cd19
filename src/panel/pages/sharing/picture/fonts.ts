/**
 * Finds the fonts for a text. The fonts come from npm packages, so that text looks the same on all machines.
 * The packages divide each font into subsets for ranges of characters, and only the necessary subsets are
 * read.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Package names without their scope. If several fonts have a character, the first one is used. */
const PACKAGES = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-thai',
  // This font must precede the Chinese fonts. The ranges of their subsets include emoji, but the fonts have no
  // glyphs for them.
  'noto-emoji',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
];

export interface FontSubset {
  /** Name of the package, which is the same for all subsets of a font. */
  family: string;
  file: string;
  /** First and last code points. */
  ranges: [first: number, last: number][];
}

/** The fonts for a text. */
export interface TextFonts {
  /**
   * The text without symbols that are in none of the fonts. It's empty if one of the letters is in none of the
   * fonts.
   */
  text: string;
  /** Font names in order of preference. */
  families: string[];
  subsets: FontSubset[];
}

/** Subsets whose ranges contain characters that the font doesn't have. */
const IMPRECISE = ['math', 'symbols'];
/** Characters that are invisible or only change adjacent characters, so any font can render them. */
const SHAPELESS = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]$/u;
const LETTER = /^[\p{L}\p{N}]$/u;

export function fontsOf(given: string): TextFonts {
  const families = familiesOf(given);
  const all = families.flatMap(subsetsOf);
  const subsets = new Set<FontSubset>();
  let text = '';
  for (const character of given.normalize('NFC')) {
    const code = character.codePointAt(0)!;
    const subset = all.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
    if (subset) subsets.add(subset);
    else if (LETTER.test(character)) return { text: '', families, subsets: [] };
    if (subset || SHAPELESS.test(character)) text += character;
  }
  return { text: text.trim(), families, subsets: [...subsets] };
}

/** Japanese and Korean share characters with Chinese, but these characters look different in each language. */
function familiesOf(text: string): string[] {
  const own = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? 'noto-sans-jp'
    : /\p{sc=Hangul}/u.test(text)
      ? 'noto-sans-kr'
      : null;
  if (own === null) return PACKAGES;
  return [...PACKAGES].sort((a, b) => rank(a, own) - rank(b, own));
}

function rank(name: string, own: string): number {
  const place = PACKAGES.indexOf(name);
  return name === own ? PACKAGES.indexOf('noto-sans-sc') - 0.5 : place;
}

const require = createRequire(import.meta.url);
const known = new Map<string, FontSubset[]>();

function subsetsOf(family: string): FontSubset[] {
  const subsets = known.get(family) ?? readSubsets(family);
  known.set(family, subsets);
  return subsets;
}

function readSubsets(family: string): FontSubset[] {
  const path = (file: string): string => require.resolve(`@fontsource-variable/${family}/${file}`);
  const ranges = JSON.parse(readFileSync(path('unicode.json'), 'utf8')) as Record<string, string>;
  const subsets = Object.entries(ranges).filter(([name]) => !IMPRECISE.includes(name));
  return subsets.map(([name, text]) => ({
    family,
    // The names of numbered subsets are in square brackets.
    file: path(`files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: text.split(',').map(readRange),
  }));
}

/** Parses a range such as `U+41` or `U+41-5A`. */
function readRange(text: string): [first: number, last: number] {
  const [first = NaN, last = first] = text
    .replace(/^U\+/i, '')
    .split('-')
    .map((digits) => parseInt(digits, 16));
  return [first, last];
}
