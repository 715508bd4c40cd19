/**
 * Tolerant readers for single fields of untrusted data. The ES5 script uses them too, so this file must compile to ES5.
 */
import { withoutDirections } from '../contract/writing-direction.js';

/** Maximum length of a string, in characters. */
const MAX_LENGTH = 2000;
/** Maximum length of a title, an artist or a station name, in characters. */
const MAX_TITLE_LENGTH = 300;

/**
 * Returns text without control characters and direction overrides. Null for "", "None" and anything that
 * isn't a string. Text is truncated to 2,000 characters before it is cleaned, so that even a field of several
 * megabytes takes little time.
 */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = withoutDirections(cut(String(value), MAX_LENGTH))
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ')
    .trim();
  return text === 'None' ? null : text || null;
}

/** Truncates a string to 300 characters. The patterns for titles only run on truncated text. */
export function cutTitle(text: string): string {
  return cut(text, MAX_TITLE_LENGTH);
}

/**
 * Splits the single string of a live set, "Artist - Title". Without a dash, the whole string is the title.
 */
export function splitMetadata(metadata: string): { author: string | null; title: string } {
  const text = cutTitle(metadata).trim();
  const dash = text.indexOf(' - ', 1);
  return dash > 0
    ? { author: text.slice(0, dash), title: text.slice(dash + 3) }
    : { author: null, title: text };
}

function cut(text: string, length: number): string {
  // Truncation may have split a surrogate pair.
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Number.MAX_SAFE_INTEGER, which isn't available in ES5. */
const MAX_NUMBER = 9007199254740991;
/** Counts, bitrates and lengths above this value are invalid. */
const MAX_COUNT = 1e9;

/** Returns a number; numeric strings are converted. Null for anything else and for unsafe integers. */
export function readNumber(value: unknown): number | null {
  const digits = typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  return digits && Math.abs(value as number) <= MAX_NUMBER ? +value : null;
}

/** Returns a number from 0 to 1,000,000,000, such as a count, a bitrate or a length. Null for anything else. */
export function readCount(value: unknown): number | null {
  const count = readNumber(value);
  return count !== null && count >= 0 && count <= MAX_COUNT ? count : null;
}

/**
 * Returns an http(s) URL of at most 2,000 characters. Null for anything else, so that a link never runs code.
 */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_LENGTH && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}
