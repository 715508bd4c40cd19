/**
 * Repairs titles that were written in a code page, such as Windows-1251, but decoded as Latin-1 or
 * Windows-1252. Icecast 2.4 does this to the titles of MP3 streams, as do all programs that read a stream
 * without knowing its code page.
 */
import { WINDOWS_1252 } from './html-entities.js';

/**
 * Returns the bytes of text that was decoded as Latin-1 or Windows-1252; null if it contains other
 * characters.
 */
export function bytesOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const index = WINDOWS_1252.indexOf(text[at]!);
    const byte = index < 0 ? text.charCodeAt(at) : 0x80 + index;
    if (byte > 0xff) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** The numbers that Microsoft uses for some encodings, with the names that the platform supports. */
const MICROSOFT_NAMES: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};

/** Returns the platform's name of an encoding; null if the platform doesn't support it. */
export function readCharset(label: string): string | null {
  const [, page = ''] = /^(?:cp|ms|win|windows|x-cp)?[-_ ]?(\d+)$/i.exec(label) ?? [];
  const [, latin = ''] = /^latin[-_ ]?([789]|10)$/i.exec(label) ?? [];
  for (const name of [
    label,
    label.replace(/[_ ]/g, '-'),
    // `latin-2`
    label.replace(/[-_ ]/g, ''),
    // `KOI8R`, `eucJP`, `shiftjis`, `8859-15`
    label.replace(/^(koi8|euc|tis|shift)(?=\w)/i, '$1-'),
    label.replace(/^8859/, 'iso-$&'),
    // `latin9`: the numbers of Latin-7 to Latin-10 differ from those of their standards by 6.
    `iso-8859-${latin && +latin + 6}`,
    MICROSOFT_NAMES[page] ?? `windows-${page}`,
  ]) {
    try {
      return new TextDecoder(name).encoding;
    } catch {
      // Try the next name.
    }
  }
  return null;
}

/**
 * Decodes text again, using the code page in which it was written. Correctly decoded text is left unchanged.
 */
export function decodeAs(text: string, charset: string): string {
  const bytes = isAscii(text) ? null : bytesOf(text);
  return bytes ? (readUtf8(bytes) ?? new TextDecoder(charset).decode(bytes)) : text;
}

/** Returns null if the bytes aren't valid UTF-8. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** A script whose letters are all in the upper half of a code page. */
interface Script {
  readonly charsets: readonly string[];
  readonly letter: RegExp;
  /** Letters that make up most of any text in this script. */
  readonly common: RegExp;
  /** Vowels. Every long word contains at least one of them. */
  readonly vowel: RegExp;
  /** Sequences of letters that no word contains. Hebrew text that is decoded as KOI8-R has many of them. */
  readonly impossible?: RegExp;
}

const SCRIPTS: readonly Script[] = [
  {
    charsets: ['windows-1251', 'koi8-r'],
    letter: /\p{Script=Cyrillic}/u,
    common: /[аеиоуыіьрстнлвкмдпяюгзбчй]/i,
    vowel: /[аеёиоуыэюяіїєъ]/i,
    impossible: /(?:^|[аеёиоуыэюяй])[ьъ]|^ы/i,
  },
  {
    charsets: ['windows-1253'],
    letter: /\p{Script=Greek}/u,
    common: /[αάεέηήιίοόυύωώνστςρκλμπ]/i,
    vowel: /[αάεέηήιίϊΐοόυύϋΰωώ]/i,
    impossible: /ς\p{L}|\p{L}[ΆΈΉΊΌΎΏ]/u,
  },
  {
    charsets: ['windows-1255'],
    letter: /\p{Script=Hebrew}/u,
    common: /[אבדהוחילמנערשתםן]/,
    vowel: /\p{L}/u,
    // Some letters have a different form at the end of a word.
    impossible: /[ךםןףץ]\p{L}|[מנצ]$/u,
  },
  {
    charsets: ['windows-1256'],
    letter: /\p{scx=Arabic}/u,
    common: /[األيمنورتبةعدسفهكقح]/,
    vowel: /\p{L}/u,
    impossible: /[ةى]\p{L}/u,
  },
  {
    charsets: ['windows-874'],
    letter: /\p{Script=Thai}/u,
    common: /[กขคงจชดตทนธบปผพมยรลวสหอะาำ\u0e40-\u0e44]|\p{M}/u,
    vowel: /[\u0e30-\u0e39\u0e40-\u0e47อ]/,
    // Obsolete letters, and vowels or tone marks that don't belong to a consonant.
    impossible:
      /[ฃฅ]|\u0e3a|\u0e4e|^[\u0e30-\u0e39\u0e45-\u0e4d]|[\u0e40-\u0e44](?![ก-ฮ])|(?:[\u0e41-\u0e44][ก-ฮ]|[\u0e30-\u0e39\u0e47-\u0e4d])(?:\u0e31|[\u0e34-\u0e39])|(?:[\u0e30\u0e32\u0e33]|[\u0e47-\u0e4d])[\u0e47-\u0e4d]/,
  },
];
/** Scripts whose letters have no case. */
const CASELESS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u;

/** ISO-8859-7 differs from Windows-1253 in only one letter. */
const ISO_ALPHA = /¶(?=\p{Script=Greek})/u;
/** Text with fewer letters, or fewer different letters, is ambiguous. */
const MIN_LETTERS = 6;
const MIN_DIFFERENT_LETTERS = 4;
/** Minimum share of common letters. */
const MIN_COMMON = 0.75;

/** Text decoded with the code page that its letters indicate. */
interface Reading {
  readonly charset: string;
  readonly text: string;
}

/**
 * Repairs text that was wrongly decoded as Latin-1, if exactly one other encoding is plausible. In scripts other than
 * Latin, an encoding is plausible if every word outside ASCII has only letters of the script and looks like a real
 * word.
 */
export function repairCodePage(text: string): string {
  const bytes = isAscii(text) ? null : bytesOf(text);
  if (!bytes) return text;
  const script = readScript(bytes);
  const readings = new Set([...(script ? [script.text] : []), ...readLatin(text, bytes)]);
  const [reading = text] = readings;
  return readings.size === 1 ? reading : text;
}

/** A code page for languages with Latin letters. */
interface LatinPage {
  readonly charset: string;
  /** Matches text decoded as Latin-1 that has combinations of letters that no other language has. */
  readonly sign: RegExp;
  /** The letters outside ASCII in the languages that use this code page. */
  readonly letters: RegExp;
}

const LATIN_PAGES: readonly LatinPage[] = [
  {
    charset: 'windows-1254',
    // Icelandic has `þ` before vowels: `aþk`, `barýþ` and `ýþýl` are Turkish.
    sign: /^(?=.*ý).*(?:[aeoöuüý]þ(?![aeiouyáéíóúýæöüjrv])|[aeouöüý]þý)/i,
    letters: /[çğıİöşüâîû]/i,
  },
  {
    charset: 'windows-1257',
    // In Icelandic and Turkish, `ð` follows a vowel or one of a few consonants. In Vietnamese, in which it often replaces `đ`,
    // it starts a word, and a vowel follows.
    sign: /(?:^|[^\p{L}])ð[bcdhjklmnpstvz]|[bcdhjklmnpstvz]ð/iu,
    letters: /[āčēģīķļņšūžąęėįųōŗõäöü]/i,
  },
  ...['windows-1250', 'iso-8859-2'].map((charset) => ({
    charset,
    // These signs aren't letters in Latin-1.
    sign: /\p{L}[³¹¿±¶¼]\p{L}/u,
    letters: /[ąćęłńóśźż]/i,
  })),
];

/** Reads Turkish, Baltic and Polish text. */
function readLatin(text: string, bytes: Uint8Array): string[] {
  return LATIN_PAGES.filter(({ sign }) => sign.test(text)).flatMap(({ charset, letters }) => {
    const reading = new TextDecoder(charset).decode(bytes);
    const isPlausible = (reading.match(/[^\0-\x7f]/g) ?? []).every(
      (each) => letters.test(each) || /[^\p{L}\u0080-\u00bf\ufffd]/u.test(each),
    );
    return isPlausible ? [reading] : [];
  });
}

/**
 * Returns the code page in which most of the texts were written, or null if their letters don't indicate one.
 */
export function commonCodePage(texts: readonly string[]): string | null {
  const charsets = texts.flatMap((text) => readScript(isAscii(text) ? null : bytesOf(text))?.charset ?? []);
  const countOf = (charset: string): number => charsets.filter((each) => each === charset).length;
  return [...new Set(charsets)].sort((a, b) => countOf(b) - countOf(a))[0] ?? null;
}

function readScript(bytes: Uint8Array | null): Reading | null {
  if (!bytes) return null;
  const readings = SCRIPTS.flatMap((script) =>
    script.charsets
      .map((charset) => ({
        charset,
        text: new TextDecoder(charset).decode(bytes).replace(ISO_ALPHA, 'Ά'),
      }))
      .filter((reading) => isCertain(reading.text, script)),
  );
  const [reading] = readings;
  // Without a capital letter, Cyrillic and Greek words may be from another code page.
  const hasCapital = reading && (CASELESS.test(reading.text) || /(?:^|[^\p{L}])\p{Lu}/u.test(reading.text));
  return readings.length === 1 && hasCapital ? reading : null;
}

function isCertain(reading: string, { letter, common, vowel, impossible }: Script): boolean {
  // One of the bytes isn't a letter in this code page, as with Thai text that is decoded as Greek, or Korean as KOI8-R.
  if (/[\ufffd\u2500-\u25a0]/.test(reading)) return false;
  // Chinese that is decoded as Cyrillic has other characters within words.
  if (/\p{L}[^\p{L}\p{M}\0-\x7f’]\p{L}/u.test(reading)) return false;
  const words = (reading.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !isAscii(word));
  const letters = [...words.join('')];
  return (
    letters.length >= MIN_LETTERS &&
    new Set(letters.join('').toLowerCase()).size >= MIN_DIFFERENT_LETTERS &&
    letters.every((each) => letter.test(each)) &&
    letters.filter((each) => common.test(each)).length >= MIN_COMMON * letters.length &&
    words.every(
      (word) => hasWordCase(word) && (word.length < 4 || vowel.test(word)) && !impossible?.test(word),
    ) &&
    words.some((word) => word.length > 3)
  );
}

/** Whether a word is lower case, upper case or capitalized. */
function hasWordCase(word: string): boolean {
  const rest = word.slice(1);
  return rest === rest.toLowerCase() || word === word.toUpperCase();
}
