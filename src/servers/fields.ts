/**
 * In:  what a server sent, which may be anything.
 * Out: fields, read tolerantly: a bad field costs that field.
 *
 * Compiles to ES5: every bundle reads with these rules.
 */
import { withoutDirections } from '../contract/writing-direction.js';

/** The longest text that a page gets: characters. */
const MAX_LENGTH = 2000;
/** The longest title, artist or name of a station: characters. */
const MAX_TITLE_LENGTH = 300;

/**
 * Returns text without control characters and without those that turn the writing direction; null for "", "None", and any
 * value that is not text. Only the first 2,000 characters are read: a text of megabytes is cut before it is cleaned.
 */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = withoutDirections(cut(String(value), MAX_LENGTH))
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ')
    .trim();
  return text === 'None' ? null : text || null;
}

/** At most 300 characters. Every text is cut so before a pattern decides whether it is a title. */
export function cutTitle(text: string): string {
  return cut(text, MAX_TITLE_LENGTH);
}

/** Reads the one text of a live set: "Artist - Title". Without an artist all of it is the title. */
export function splitMetadata(metadata: string): { author: string | null; title: string } {
  const text = cutTitle(metadata).trim();
  const dash = text.indexOf(' - ', 1);
  return dash > 0
    ? { author: text.slice(0, dash), title: text.slice(dash + 3) }
    : { author: null, title: text };
}

function cut(text: string, length: number): string {
  // The cut may have left half an emoji.
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** The largest number that is read: from here on not every whole number has a value of its own. */
const MAX_NUMBER = 9007199254740991;
/** No count, bitrate or length is larger. */
const MAX_COUNT = 1e9;

/** A number of up to 16 digits, also one written as a string. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const digits = typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  return digits && Math.abs(value as number) <= MAX_NUMBER ? +value : null;
}

/** A number from 0 to 1,000,000,000, such as a count, a bitrate or a length. Null for anything else. */
export function readCount(value: unknown): number | null {
  const count = readNumber(value);
  return count !== null && count >= 0 && count <= MAX_COUNT ? count : null;
}

/** An http(s) address of at most 2,000 characters; null for anything else, so that no link runs code. */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_LENGTH && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}
