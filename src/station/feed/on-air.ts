import { offAirAt } from './polling-plan.js';
import type { FeedSnapshot, OnAir, Shows, Track } from '../snapshot.js';

/**
 * Returns the track and the show that a listener hears. `now` is the station's time and `delay` is the listener's delay, both in
 * milliseconds. Compiles to ES5.
 */
export function onAirAt(
  feed: FeedSnapshot,
  now: number,
  delay: number,
  { show, next }: Shows = { show: null, next: null },
): OnAir {
  const heardAt = now - delay;
  let track: Track | null = feed.tracks[0] || null;
  // Use the newest record that had started at that time. If there is none, the oldest is the best guess.
  for (let i = 0; delay > 0 && track && track.ts > heardAt && i < feed.tracks.length; i++) {
    track = feed.tracks[i]!;
  }
  const over = track !== null && (!!feed.isOver || heardAt > offAirAt(track, feed.onAir));
  const ready = feed.status === 'ready';
  return {
    status: ready && !show && !feed.onAir && (over || !track) ? 'empty' : feed.status,
    track: over ? null : track,
    last: over && !feed.onAir ? track : null,
    upcoming: (ready && !over && track === feed.tracks[0] && feed.upcoming) || null,
    show,
    next,
    asOf: feed.asOf,
    failure: feed.failure,
  };
}
