/** Recognizes text that isn't a title. */
import { cutTitle } from './fields.js';
import { isInsertField, isPlaceholderField, isPlaceholderLine } from './placeholders.js';

export { isAddress } from './placeholders.js';

/**
 * Whether a single field, an artist or a title, is a placeholder. Names can consist of punctuation: "( )",
 * "!!!".
 */
export function isPlaceholderName(part: string): boolean {
  return isPlaceholderField(part, wordsOf(part));
}

/** Whether a line with this text as its artist is an advertisement or a jingle: "Werbung - Spot 3". */
export function isInsert(author: string): boolean {
  return isInsertField(author, wordsOf(author));
}

/** Whether a whole string, not yet split into artist and title, is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return isPlaceholderLine(text, wordsOf(text));
}

/**
 * Texts about a station that aren't titles: its name first, followed by others such as its slogan and web
 * site.
 */
export type StationTexts = string | null | undefined | readonly (string | null)[];

/** Whether the text is the station's name. */
export function isStationsName(text: string, station: StationTexts): boolean {
  return isSameName(text, typeof station === 'object' ? station?.[0] : station);
}

/** Whether the text is the station's name, its slogan or its web site. */
export function isStationsText(text: string, station: StationTexts): boolean {
  return [station].flat().some((each) => isSameName(text, each));
}

/** Whether two names are equal, ignoring case, whitespace and punctuation. */
export function isSameName(one: string, other: string | null | undefined): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other ?? '');
}

function wordsOf(text: string): string {
  return cutTitle(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
