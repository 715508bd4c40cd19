/**
 * In:  a station of which a page shows nothing but the week.
 * Out: its clock, which only what is on air tells of.
 *
 * No answer can be read for the time at which it was given. So what is on air is asked for: once where that began and
 * has not ended by the visitor's clock, until it changes where that clock seems to be fast.
 */
import { offAirAt } from '../../station/feed/polling-plan.js';
import type { Station } from '../../station/station.js';

/** `changed` is called with whatever may have changed `station.now()`; the answer stops it. */
export function learnClock(station: Station, changed: () => void): () => void {
  const stop = station.feed.subscribe(({ status, tracks: [track] }) => {
    changed();
    const isClear = status === 'ready' && track && station.now() <= offAirAt(track);
    // It may be told before there is anything to stop; and nobody is to look on for longer.
    if (isClear) queueMicrotask(() => stop());
  }, 2);
  return stop;
}
