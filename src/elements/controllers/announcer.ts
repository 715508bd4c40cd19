import { propertyOf } from '../../contract/property-of.js';
import { elementsIn } from '../page/nodes.js';
import type { Station } from '../../station/station.js';
import type { Track } from '../../station/snapshot.js';

/** Start time of the last announced track, by station. */
const announced = new WeakMap<Station, number>();

/**
 * Announces a track to screen readers in a single polite live region for the whole page. Each track is announced once,
 * even if several elements show it. Jingles aren't announced, and neither is the first track, which is part of the
 * page's content.
 */
export function announce(station: Station, track: Track, sentence: string, lang: string): void {
  // A page swap may have replaced the body, possibly with a copy that contains a region. Screen readers read only changes
  // of a region, so it must exist before the next track.
  let [region] = elementsIn(document, '#onair-announcer');
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.translate = false;
    region.id = 'onair-announcer';
    // Hide the region without affecting the page's scroll height.
    Object.assign(region.style, { position: 'fixed', clipPath: 'inset(50%)' });
    propertyOf(document, 'body').append(region);
  }
  const before = announced.get(station);
  // If elements have different delays, the first one that shows a track announces it.
  if (before && before >= track.ts) return;
  announced.set(station, track.ts);
  if (!before || track.jingle_id) return;
  region.lang = lang;
  region.textContent = sentence;
}
