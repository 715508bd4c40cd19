/**
 * When to ask a station again.
 *
 * In:  what is known of the station and of this page, and now.
 * Out: the moment of the next look, by the visitor's clock.
 *
 * A pure function, so that `test/bench` can live through hundreds of station
 * hours with it. Compiles to ES5.
 */
import type { FeedState } from './feed-state.js';

/** What the page itself adds to the plan. */
export interface PageState {
  online: boolean;
  visible: boolean;
  /** This page plays the station: its titles show on a lock screen though the page is hidden. */
  listening: boolean;
}

/** The part of what is held that the plan needs. */
export type PlanInput = Pick<
  FeedState,
  | 'clock'
  | 'cuts'
  | 'answeredAt'
  | 'overdueAnswers'
  | 'failures'
  | 'failedAt'
  | 'retryAfterSeconds'
  | 'random'
> & { tracks: readonly { ts: number; length: number | null }[] };

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

/** When to try again after failures: from 5 s, doubled each time, up to 5 minutes. */
export function retryAt(
  state: Pick<FeedState, 'failures' | 'failedAt' | 'retryAfterSeconds' | 'random'>,
): number {
  const backoff = Math.min(5 * MINUTE, 5 * SECOND * Math.pow(2, state.failures - 1));
  return state.failedAt + Math.max(backoff * (0.8 + 0.4 * state.random), state.retryAfterSeconds * SECOND);
}

/** Milliseconds by the visitor's clock, never before `now`. Null: not until the page is seen or online again. */
export function nextRequestAt(state: PlanInput, page: PageState, now: number): number | null {
  if (!page.online || !(page.visible || page.listening)) return null;
  return Math.max(now, dueAt(state, page.visible, now));
}

/** The same for a page that has a network; perhaps before `now`. */
export function dueAt(state: PlanInput, visible: boolean, now: number): number {
  const { clock, answeredAt } = state;
  if (state.failures) return retryAt(state);
  if (answeredAt === null) return now;
  const track = state.tracks[0];
  if (!track) return answeredAt + MINUTE;

  // Until one change has been seen closely, the visitor's clock may be wrong by
  // minutes, and a fast one looks the same as a silent station: look closely, for a while.
  const doubtful = !clock.learned && state.overdueAnswers < DOUBTED;
  if (answeredAt + clock.offset > offAirAt(track)) return answeredAt + (doubtful ? CLOSELY : MINUTE);
  if (!track.length) return answeredAt + (visible ? CLOSELY : MINUTE);
  if (state.overdueAnswers)
    return answeredAt + AFTER_MISS[Math.min(state.overdueAnswers, AFTER_MISS.length) - 1]! * SECOND;

  const end = track.ts + track.length - clock.offset + clock.lag + 2 * SECOND * state.random;
  const step = !visible
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
