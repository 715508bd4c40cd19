import { cut } from '../base/cut.js';

/**
 * Maximum length of each part of a track's key. It's limited because normalizing text can make it many times
 * longer.
 */
const MAX_TRACK_NAME_LENGTH = 300;

/**
 * Returns the key of a track. Spellings that differ only in case and spaces have the same key. Returns null if
 * there is no author or no title, because such a play is a show, a jingle or the station's name instead of a
 * track.
 */
export function trackName(author: string | null, title: string | null): string | null {
  return author !== null && title !== null ? `${normalized(author)}\n${normalized(title)}` : null;
}

const normalized = (text: string): string =>
  cut(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(), MAX_TRACK_NAME_LENGTH);
