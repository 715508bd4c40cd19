/** Recognizes text that isn't a title. */
import { cutTitle } from './fields.js';
import { isForeignArtist, isForeignLine } from './foreign-placeholders.js';
import { isInsertField, isPlaceholderField, isPlaceholderLine } from './placeholders.js';

export { isAddress } from './placeholders.js';

/**
 * Whether a single field, an artist or a title, is a placeholder. Names can consist of punctuation: "( )",
 * "!!!".
 */
export function isPlaceholderName(part: string): boolean {
  return isPlaceholderField(part, wordsOf(part));
}

/** Whether an artist is a placeholder. */
export function isUnknownArtist(artist: string): boolean {
  return isPlaceholderName(artist) || isForeignArtist(wordsOf(artist));
}

/** Whether a line with this text as its artist is an advertisement or a jingle: "Werbung - Spot 3". */
export function isInsert(author: string): boolean {
  return isInsertField(author, wordsOf(author));
}

/** Whether a whole string, not yet split into artist and title, is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return isPlaceholderLine(text, wordsOf(text)) || isForeignLine(wordsOf(text));
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

/**
 * Words that describe a station's programme. They aren't a title even if they follow the station's name and a dash:
 * "Radio X - 128 kbps".
 */
const PROGRAM =
  /^(\d+|h|hd|hq|kbps|kbit|k|s|mp3|aac|live|stream(ing)?|on(line)?|off(line)?|air|webradio|radio|fm|am)$/;
/** Words that stations put around their name, as in "Welcome to Radio X". */
const SENTENCE =
  /^(a|are|at|auf|bei|benvenuti|bienvenid[oa]s|bienvenue|by|danke|de|écoutez|en|escuch(as|ando)|est[aá]s|for|gracias|grazie|hören|id|in|is|jetzt|jingle|listen(ing)?|merci|now|on|playing|presents?|promo|re|sie|słuchasz|station|su|sur|thanks?|the|this|to|tuned|vous|welcome|willkommen|you|your|вы|слушаете)$/;
/** Shorter names are too common in titles. */
const MIN_NAME_LENGTH = 4;

/** Whether the text contains the station's name, and otherwise only words that stations put around it. */
export function isAboutStation(text: string, station: StationTexts): boolean {
  const name = wordsOf([station].flat()[0] ?? '');
  const parts = name.length < MIN_NAME_LENGTH ? [] : ` ${wordsOf(text)} `.split(` ${name} `);
  const isSentence = !/ [-‐-―] /.test(text);
  return (
    parts.length === 2 &&
    parts
      .join(' ')
      .split(' ')
      .every((word) => !word || PROGRAM.test(word) || (isSentence && SENTENCE.test(word)))
  );
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
