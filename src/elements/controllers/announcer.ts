/**
 * In:  the new track of an element.
 * Out: one sentence in a polite live region for screen readers, however many elements show the track.
 */
import type { Station } from '../../station/station.js';
import type { Track } from '../../station/snapshot.js';

const newest = new WeakMap<Station, number>();
let region: HTMLElement | undefined;

/** Announces a sentence once for each track and station, but neither the first track, which is on the page to be read, nor jingles. */
export function announce(station: Station, track: Track, sentence: string, lang: string): void {
  const before = newest.get(station);
  // Of two elements with different delays, only the first to show a track announces it.
  if (before && before >= track.ts) return;
  newest.set(station, track.ts);
  // The region is gone when a page replaces its body.
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    // Invisible, and without an effect on scrolling.
    Object.assign(region.style, { position: 'fixed', clipPath: 'inset(50%)' });
    document.body.append(region);
  }
  if (!before || track.jingle_id) return;
  region.lang = lang;
  region.textContent = sentence;
}
