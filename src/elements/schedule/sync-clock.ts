import { offAirAt } from '../../station/feed/polling-plan.js';
import type { Station } from '../../station/station.js';

/**
 * Corrects the station's clock on a page that shows only the schedule. Responses have no readable time, so the current
 * track is used to estimate how far the visitor's clock is off. It is requested once. If it should already be over, the
 * visitor's clock seems to be fast, so it is polled until it changes. Calls `onChange` when `station.now()` may have
 * changed. Returns a function that stops it.
 */
export function syncClock(station: Station, onChange: () => void): () => void {
  const stop = station.feed.subscribe(({ status, tracks: [track], onAir }) => {
    onChange();
    const isCertain = status === 'ready' && track && station.now() <= offAirAt(track, onAir);
    // The feed may call this before `subscribe` has returned.
    if (isCertain) queueMicrotask(() => stop());
  }, 2);
  return stop;
}
