/**
 * In:  a feed's snapshot, the station's time, how far the listener is behind the studio, and the shows.
 * Out: what is on air for that listener. Compiles to ES5.
 */
import { offAirAt } from './polling-plan.js';
import type { FeedSnapshot, OnAir, Shows, Track } from '../snapshot.js';

/** `now` is the station's clock, `delay` how far the listener is behind it: milliseconds. */
export function onAirAt(
  feed: FeedSnapshot,
  now: number,
  delay: number,
  { show, next }: Shows = { show: null, next: null },
): OnAir {
  const heardAt = now - delay;
  let track: Track | null = feed.tracks[0] || null;
  // It is the newest record that had begun by then; where all began later, the oldest is the best guess.
  for (let i = 0; delay > 0 && track && track.ts > heardAt && i < feed.tracks.length; i++) {
    track = feed.tracks[i]!;
  }
  const over = track !== null && (!!feed.silent || heardAt > offAirAt(track));
  const ready = feed.status === 'ready';
  return {
    status: ready && !show && (over || !track) ? 'empty' : feed.status,
    track: over ? null : track,
    last: over ? track : null,
    show,
    next,
    asOf: feed.asOf,
    failure: feed.failure,
  };
}
