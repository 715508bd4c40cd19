/** In: a play. Out: its title and artist. */
import type { OnAirWords } from '../../words/tag-words.js';
import type { Track } from '../../station/snapshot.js';

/** The artist is empty where there is none to name. */
export type Song = readonly [title: string, artist: string];

/** A jingle is not a song, and a live set has at least its DJ. */
export function songOf({ jingle_id, title, metadata, dj_name, author }: Track, words: OnAirWords): Song {
  return jingle_id ? [words.jingle, ''] : [title || metadata || dj_name || words.live, author || ''];
}

/** In one row. */
export function songName([title, artist]: Song): string {
  return artist ? isolate(artist) + ' – ' + title : title;
}

/** A name between Unicode isolates: one in another direction does not reorder the words beside it. */
export function isolate(name: string): string {
  return '\u2068' + name + '\u2069';
}
