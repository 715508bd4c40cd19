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

/** Microsoft's encoding names that the platform doesn't support, with the names that it does. */
const MICROSOFT_NAMES: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};

/** Returns the platform's name of an encoding; null if the platform doesn't support it. */
export function readCharset(label: string): string | null {
  const [, page = ''] = /^(?:cp|ms|win|windows|x-cp)[-_]?(\d+)$/i.exec(label) ?? [];
  for (const name of [label, label.replace(/_/g, '-'), MICROSOFT_NAMES[page] ?? `windows-${page}`]) {
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
  /** Vowels, because every long word contains one. */
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
    impossible: /ς\p{L}/u,
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
    letter: /\p{Script=Arabic}/u,
    common: /[األيمنورتبةعدسفهكقح]/,
    vowel: /\p{L}/u,
    impossible: /[ةى]\p{L}/u,
  },
];
/** Scripts whose letters have no case. */
const CASELESS = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

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
 * Decodes Cyrillic, Greek, Hebrew, Arabic or Turkish text that was decoded as Latin-1, if the letters are unambiguous: every word with
 * such letters contains only such letters and looks like a word, and no other code page yields words.
 */
export function repairCodePage(text: string): string {
  return readCodePage(text)?.text ?? repairTurkish(text);
}

/** Letters in Windows-1254, keyed by the Latin-1 letter at the same position. */
const TURKISH: Readonly<Record<string, string>> = { ð: 'ğ', Ð: 'Ğ', ý: 'ı', Ý: 'İ', þ: 'ş', Þ: 'Ş' };
/**
 * Sequences in Turkish words that are decoded as Latin-1, but not in Icelandic words: `aþk`, `barýþ`, `ýþýl`.
 */
const TURKISH_ONLY = /[aeoöuüý]þ(?![aeiouyáéíóúýæöüjrv])|[aeouöüý]þý/i;

/**
 * Repairs Turkish text that was decoded as Latin-1. Icelandic uses the same letters, but in other sequences.
 */
function repairTurkish(text: string): string {
  const isTurkish = /ý/i.test(text) && TURKISH_ONLY.test(text) && !/[áéíóúæ]/i.test(text);
  return isTurkish ? text.replace(/[ðýþ]/gi, (letter) => TURKISH[letter]!) : text;
}

/**
 * Returns the code page in which most of the texts were written, or null if their letters don't indicate one.
 */
export function commonCodePage(texts: readonly string[]): string | null {
  const charsets = texts.flatMap((text) => readCodePage(text)?.charset ?? []);
  const countOf = (charset: string): number => charsets.filter((each) => each === charset).length;
  return [...new Set(charsets)].sort((a, b) => countOf(b) - countOf(a))[0] ?? null;
}

function readCodePage(text: string): Reading | null {
  const bytes = isAscii(text) ? null : bytesOf(text);
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
  const words = (reading.match(/\p{L}+/gu) ?? []).filter((word) => !isAscii(word));
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
