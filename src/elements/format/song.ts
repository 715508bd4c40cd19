import type { OnAirWords } from '../../words/tag-words.js';
import type { Track } from '../../station/snapshot.js';

/** The title and the artist of a song. The artist may be empty. */
export type SongTexts = readonly [title: string, artist: string];

/**
 * Returns the title and artist of a play. All jingles have the same title, and a play without a title uses the name of
 * its DJ.
 */
export function songOf({ jingle_id, title, metadata, dj_name, author }: Track, words: OnAirWords): SongTexts {
  return jingle_id ? [words.jingle, ''] : [title || metadata || dj_name || words.live, author || ''];
}

/** Whether a play has no title to show. This includes jingles, because their titles aren't shown. */
export function isNameless({ jingle_id, title, metadata }: Track): boolean {
  return !!jingle_id || (!title && !metadata);
}

/** Returns `Artist – Title`. */
export function songName([title, artist]: SongTexts): string {
  return artist ? isolate(artist) + ' – ' + title : title;
}

/**
 * Wraps a name in Unicode isolates, so that a name in the opposite writing direction doesn't reorder the words around
 * it.
 */
export function isolate(name: string): string {
  return '\u2068' + name + '\u2069';
}
