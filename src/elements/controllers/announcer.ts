import { propertyOf } from '../../contract/property-of.js';
import type { Station } from '../../station/station.js';
import type { Track } from '../../station/snapshot.js';

/** Start time of the last announced track, by station. */
const announced = new WeakMap<Station, number>();
let region: HTMLElement | undefined;

/**
 * Announces a track to screen readers in a single polite live region for the whole page. Each track is announced once,
 * even if several elements show it. Jingles aren't announced, and neither is the first track, which is part of the
 * page's content.
 */
export function announce(station: Station, track: Track, sentence: string, lang: string): void {
  const before = announced.get(station);
  // If elements have different delays, the first one that shows a track announces it.
  if (before && before >= track.ts) return;
  announced.set(station, track.ts);
  // The page may have replaced its body.
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.translate = false;
    // Hide the region without affecting the page's scroll height.
    Object.assign(region.style, { position: 'fixed', clipPath: 'inset(50%)' });
    propertyOf(document, 'body').append(region);
  }
  if (!before || track.jingle_id) return;
  region.lang = lang;
  region.textContent = sentence;
}
