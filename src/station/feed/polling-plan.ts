/**
 * When to ask for a station's history again, after a good answer.
 *
 * In:  what is known of the station, whether the page is visible, and now.
 * Out: the moment of the next request, by the visitor's clock.
 *
 * A pure function, so that `test/bench` can live through hundreds of station
 * hours with it. Compiles to ES5.
 */
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that the plan needs. */
export type PlanInput = Pick<FeedState, 'clock' | 'cuts' | 'answeredAt' | 'overdueAnswers' | 'random'> & {
  tracks: readonly { ts: number; length: number | null }[];
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Waits after each answer that still shows a track that should be over; then the last one for good. */
const AFTER_MISS = [1.5, 2.5, 4, 6, 10, 15];
/** Between looks where nobody knows when the next change comes. */
const CLOSELY = 15 * SECOND;
/** Close looks that a doubtful clock is worth: for longer than most tracks last. */
const DOUBTED = 24;
const JUST_BEFORE = 6 * SECOND;
const MIDDLE = 120 * SECOND;
const MIDDLE_WITH_CUTS = 30 * SECOND;
/** Past its end by this much, nothing is on air any more. */
export const OFF_AIR_AFTER_END = 5 * MINUTE;
/** The same for a record of unknown length, counted from its start. */
export const OFF_AIR_AFTER_START = 360 * MINUTE;

/** When a record is no longer on air, by the station's clock: milliseconds. */
export function offAirAt(track: { ts: number; length: number | null }): number {
  return track.length ? track.ts + track.length + OFF_AIR_AFTER_END : track.ts + OFF_AIR_AFTER_START;
}

/** Milliseconds by the visitor's clock; perhaps before `now`. */
export function dueAt(state: PlanInput, isVisible: boolean, now: number): number {
  const { clock, answeredAt } = state;
  if (answeredAt === null) return now;
  const track = state.tracks[0];
  if (!track) return answeredAt + MINUTE;

  // Until one change has been seen closely, the visitor's clock may be wrong by
  // minutes, and a fast one looks the same as a silent station: look closely, for a while.
  const doubtful = !clock.learned && state.overdueAnswers < DOUBTED;
  if (answeredAt + clock.offset > offAirAt(track)) return answeredAt + (doubtful ? CLOSELY : MINUTE);
  if (!track.length) return answeredAt + (isVisible ? CLOSELY : MINUTE);
  if (state.overdueAnswers)
    return answeredAt + AFTER_MISS[Math.min(state.overdueAnswers, AFTER_MISS.length) - 1]! * SECOND;

  const end = track.ts + track.length - clock.offset + clock.lag + 2 * SECOND * state.random;
  const step = !isVisible
    ? MINUTE
    : doubtful && clock.offset
      ? CLOSELY
      : state.cuts
        ? MIDDLE_WITH_CUTS
        : MIDDLE;
  const middle = answeredAt + step;
  const justBefore = end - JUST_BEFORE;
  // A slow clock shows by a track that is over before its end: worth one look, once.
  if (!clock.learned && middle > justBefore && answeredAt < justBefore - JUST_BEFORE) return justBefore;
  // Later, a look shortly before the end would tell nothing that the one at the end doesn't.
  return middle < end - step / 4 ? middle : end;
}
