import { cut } from './reader/cut.js';

/** A normalized text can be many times as long as it was: characters that a track is recognized by. */
const LONGEST = 300;

/**
 * The key by which a track is recognized: spellings that differ in case and spaces are one track. Null for what is no track of a
 * library, such as a title without an artist: a show, a jingle, a station's name.
 */
export function trackName(author: string | null, title: string | null): string | null {
  return author !== null && title !== null ? `${plain(author)}\n${plain(title)}` : null;
}

const plain = (text: string): string =>
  cut(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(), LONGEST);
