/**
 * In:  the track that an element shows from now on.
 * Out: one polite sentence for screen readers, however many elements show it.
 */
import type { Station } from '../../station/station.js';
import type { Track } from '../../station/snapshot.js';

const newest = new WeakMap<Station, number>();
let region: HTMLElement | undefined;

/** Says the sentence once per track and station. Says nothing about the first track, which is on the page to be read, or of jingles. */
export function announce(station: Station, track: Track, sentence: string, lang: string): void {
  const before = newest.get(station);
  // Of two elements with different delays, only the first to hear a track speaks.
  if (before && before >= track.ts) return;
  newest.set(station, track.ts);
  // A page that replaces its body takes the region with it.
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    // Seen by nobody, and no part of what can be scrolled to.
    Object.assign(region.style, { position: 'fixed', clipPath: 'inset(50%)' });
    document.body.append(region);
  }
  if (!before || track.jingle_id) return;
  region.lang = lang;
  region.textContent = sentence;
}
