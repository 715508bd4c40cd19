/**
 * Decides when to request a station's history after a successful response. Pure, so that `test/bench` can simulate
 * hundreds of hours. Compiles to ES5.
 */
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that the plan needs. */
export type PlanInput = Pick<
  FeedState,
  'clock' | 'cuts' | 'respondedAt' | 'overdueResponses' | 'doubted' | 'random'
> & {
  /** Absent for clients that only read panels. */
  onAir?: FeedState['onAir'];
  isOver?: boolean;
  tracks: readonly { ts: number; length: number | null }[];
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Delays in seconds after consecutive responses in which the current track should already be over. The last one
 * repeats.
 */
const OVERDUE_WAITS_S = [1.5, 2.5, 4, 6, 10, 15];
/** Polling interval if the time of the next change is unknown. */
const SHORT_INTERVAL_MS = 15 * SECOND;
/** Number of such requests while the clock is in doubt. Together, they take longer than most tracks. */
const MAX_DOUBTS = 24;
/** Delay after an outdated response. Shared caches don't keep responses for that long. */
const DOUBTED_DELAY_MS = 5 * SECOND;
const JUST_BEFORE_END_MS = 6 * SECOND;
/** Average interval in the middle of a track, in case it is cut short. */
const MIDDLE_INTERVAL_MS = 120 * SECOND;
const MIDDLE_INTERVAL_WITH_CUTS_MS = 30 * SECOND;
/**
 * While the panel sends events, requests are delayed by one to two times this much, to give the event time to arrive.
 */
const EVENT_GRACE_MS = 5 * SECOND;
/** Average minimum interval while the panel sends events. */
const EVENT_INTERVAL_MS = MINUTE;
/** How long a record still counts as on air after it ends. */
export const OFF_AIR_AFTER_END_MS = 5 * MINUTE;
/** How long a record of unknown length counts as on air after it starts. */
export const OFF_AIR_AFTER_START_MS = 360 * MINUTE;

/**
 * Returns when a record stops being on air, in milliseconds by the station's clock. If the server reports that it is on
 * air (`onAir`), a record of any length stays current until the server reports another one.
 */
export function offAirAt(track: { ts: number; length: number | null }, onAir?: boolean | null): number {
  if (onAir) return Infinity;
  return track.length ? track.ts + track.length + OFF_AIR_AFTER_END_MS : track.ts + OFF_AIR_AFTER_START_MS;
}

/** Returns the time of the next request in milliseconds by the visitor's clock. It may be before `now`. */
export function dueAt(state: PlanInput, isVisible: boolean, now: number): number {
  const { clock, respondedAt } = state;
  if (respondedAt === null) return now;
  if (state.doubted) return respondedAt + DOUBTED_DELAY_MS;
  const track = state.tracks[0];
  const untimed = respondedAt + (isVisible ? SHORT_INTERVAL_MS : MINUTE);
  if (!track) return state.onAir ? untimed : respondedAt + MINUTE;

  // Until the clock is learned, the visitor's clock may be wrong by minutes. If it is fast, every station seems silent,
  // so poll often for a while.
  const doubtful = !clock.learned && state.overdueResponses < MAX_DOUBTS;
  if (respondedAt + clock.offset > offAirAt(track, state.onAir))
    return respondedAt + (doubtful ? SHORT_INTERVAL_MS : MINUTE);
  if (!track.length || state.isOver) return untimed;
  if (state.overdueResponses) {
    const wait = Math.min(state.overdueResponses, OVERDUE_WAITS_S.length) - 1;
    return respondedAt + OVERDUE_WAITS_S[wait]! * SECOND;
  }

  const end = track.ts + track.length - clock.offset + clock.lag + 2 * SECOND * state.random;
  const visibleStep =
    doubtful && clock.offset
      ? SHORT_INTERVAL_MS
      : state.cuts
        ? MIDDLE_INTERVAL_WITH_CUTS_MS
        : MIDDLE_INTERVAL_MS;
  const step = isVisible ? visibleStep : MINUTE;
  const middle = respondedAt + step;
  const justBefore = end - JUST_BEFORE_END_MS;
  // If the visitor's clock is slow, the track is over before its expected end. Check once.
  if (!clock.learned && middle > justBefore && respondedAt < justBefore - JUST_BEFORE_END_MS)
    return justBefore;
  // A request shortly before the end would show nothing that the request at the end doesn't.
  if (middle >= end - step / 4) return end;
  // All visitors got a response when the track started, so spread the requests over half of the interval.
  return middle + step * (state.random - 0.5) * 0.5;
}

/**
 * Returns the time of the next request while the panel sends events. `due` is the time at which it would be sent without events. Polling
 * continues, because a connection that delivered the last play may still never deliver the next one.
 */
export function dueWithEvents(
  due: number,
  { respondedAt, doubted, random }: Pick<PlanInput, 'respondedAt' | 'doubted' | 'random'>,
): number {
  if (doubted || respondedAt === null) return due;
  return Math.max(due + EVENT_GRACE_MS * (1 + random), respondedAt + EVENT_INTERVAL_MS * (0.75 + random / 2));
}
