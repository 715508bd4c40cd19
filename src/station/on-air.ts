/**
 * In:  a feed's snapshot, the station's time, and how far behind the studio the listener hears.
 * Out: what that listener hears now.
 */
import type { FeedSnapshot, OnAir } from './snapshot.js';

/** Past its known end by this much, a record is no longer on air: milliseconds. */
const AFTER_END = 5 * 60_000;
/** The same for a record of unknown length, counted from its start: milliseconds. */
const AFTER_START = 6 * 3_600_000;

/** `now` is the station's clock in milliseconds, `delay` milliseconds behind the studio. */
export function onAirAt(feed: FeedSnapshot, now: number, delay: number): OnAir {
  const heardAt = now - delay;
  // The record heard is the newest that had begun; before the oldest known one, the oldest is the best guess.
  let track = null;
  for (const each of feed.tracks) {
    track = each;
    if (each.ts <= heardAt) break;
    if (!delay) break;
  }
  const over =
    track !== null && heardAt > (track.length ? track.ts + track.length + AFTER_END : track.ts + AFTER_START);
  const nothing = over || (track === null && feed.status === 'ready');
  return {
    status: nothing && feed.status === 'ready' ? 'empty' : feed.status,
    track: over ? null : track,
    last: over ? track : null,
    show: null,
    asOf: feed.asOf,
    failure: feed.failure,
  };
}
