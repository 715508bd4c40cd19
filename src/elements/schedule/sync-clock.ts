/**
 * In:  a station of which a page shows nothing but the schedule.
 * Out: how far the visitor's clock is off, learned from what is on air.
 *
 * An answer does not say at what time it was given, so what is on air has to tell. It is asked for once where the
 * track has begun and not ended by the visitor's clock, and until it changes where that clock seems to be fast.
 */
import { offAirAt } from '../../station/feed/polling-plan.js';
import type { Station } from '../../station/station.js';

/** Calls `changed` when `station.now()` may have changed. The answer stops it. */
export function syncClock(station: Station, changed: () => void): () => void {
  const stop = station.feed.subscribe(({ status, tracks: [track] }) => {
    changed();
    const isCertain = status === 'ready' && track && station.now() <= offAirAt(track);
    // The feed may call before `subscribe` has returned, and nobody is to look on for longer.
    if (isCertain) queueMicrotask(() => stop());
  }, 2);
  return stop;
}
