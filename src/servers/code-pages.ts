/**
 * Reads titles that were written in a code page, such as Windows-1251, but decoded as Latin-1 or Windows-1252. Icecast
 * 2.4 does this with the titles of MP3 streams, and so does every reader of a stream whose code page is unknown.
 */
import { WINDOWS_1252 } from './html-entities.js';

/** Returns the bytes of text that was decoded as Latin-1 or Windows-1252; null if it has other characters. */
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

/** Microsoft's names of encodings that the platform knows by other names. */
const MICROSOFT_NAMES: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};

/** Returns the name of an encoding as the platform spells it; null if the platform doesn't know it. */
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

/** Decodes text again with the code page in which it was written. Text that is already decoded is left unchanged. */
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
  /** Letters that make up most of any text. */
  readonly common: RegExp;
  readonly vowel: RegExp;
  /** Letters in an order that no word has. Hebrew text, read as KOI8-R, has many such words. */
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
  },
];

/** ISO-8859-7 differs from Windows-1253 in only one letter. */
const ISO_ALPHA = /¶(?=\p{Script=Greek})/u;
/** With fewer letters, or fewer different ones, the text could be anything. */
const MIN_LETTERS = 6;
const MIN_DIFFERENT_LETTERS = 4;
/** Share of common letters. */
const MIN_COMMON = 0.75;

/** Text in the code page that its letters reveal. */
interface Reading {
  readonly charset: string;
  readonly text: string;
}

/**
 * Decodes Cyrillic or Greek text that was decoded as Latin-1, if its letters leave no doubt: every word with such
 * letters has only such letters, looks like a word, and no other code page yields words.
 */
export function repairCodePage(text: string): string {
  return readCodePage(text)?.text ?? text;
}

/** Returns the code page in which most of the texts were written, or null if their letters don't reveal it. */
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
  return readings.length === 1 ? readings[0]! : null;
}

function isCertain(reading: string, { letter, common, vowel, impossible }: Script): boolean {
  // The code page has no letter for some byte, as with Thai text that is read as Greek.
  if (reading.includes('\ufffd')) return false;
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
    words.some((word) => word.length > 3) &&
    // In Hebrew and Arabic code pages, few if any letters are at the positions of these capitals.
    words.some((word) => /^\p{Lu}/u.test(word))
  );
}

/** Whether a word is in lower case, in upper case or capitalized. */
function hasWordCase(word: string): boolean {
  const rest = word.slice(1);
  return rest === rest.toLowerCase() || word === word.toUpperCase();
}
