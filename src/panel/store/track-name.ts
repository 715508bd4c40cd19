import { cut } from '../base/cut.js';

/** Maximum length of each part of a track's key, because normalizing text can make it many times longer. */
const MAX_TRACK_NAME_LENGTH = 300;

/**
 * Returns a track's key. Spellings that differ only in case and spaces have the same key. Returns null if
 * there is no author or title: such a play isn't a library track but a show, a jingle or the station's name.
 */
export function trackName(author: string | null, title: string | null): string | null {
  return author !== null && title !== null ? `${normalized(author)}\n${normalized(title)}` : null;
}

const normalized = (text: string): string =>
  cut(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(), MAX_TRACK_NAME_LENGTH);
