import { offAirAt } from '../../station/feed/polling-plan.js';
import type { Station } from '../../station/station.js';
import { watchJumps } from '../controllers/tick-controller.js';

/**
 * Corrects the station's clock on a page that shows only the schedule. Pages can't read the time of a response, so the
 * current track is used to estimate the error of the visitor's clock. The track is requested once, and again after the
 * clock was set or the computer was asleep. If the track should already be over, the visitor's clock seems to be fast,
 * so the track is polled until it changes. Calls `onChange` when `station.now()` may have changed. Returns a function
 * that stops the polling.
 */
export function syncClock(station: Station, onChange: () => void): () => void {
  let stop = follow(station, onChange);
  const unwatch = watchJumps(() => {
    stop();
    // The last response was compared with the clock before the change.
    stop = follow(station, onChange, { isFirstOld: true });
  });
  return () => {
    unwatch();
    stop();
  };
}

/** Follows the current track until the clock is certain. If `isFirstOld` is true, the first snapshot is ignored. */
function follow(station: Station, onChange: () => void, { isFirstOld = false } = {}): () => void {
  let isOld = isFirstOld;
  const stop = station.feed.subscribe(({ status, tracks: [track], onAir }) => {
    onChange();
    const isCertain = !isOld && status === 'ready' && track && station.now() <= offAirAt(track, onAir);
    isOld = false;
    // The feed may call this before `subscribe` has returned.
    if (isCertain) queueMicrotask(() => stop());
  }, 2);
  return stop;
}
