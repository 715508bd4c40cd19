/**
 * Decides when to send the next request for a station's history after a successful response. The functions are pure, so
 * that `test/bench` can simulate hundreds of hours. Compiles to ES5.
 */
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that the plan needs. */
export type PlanInput = Pick<
  FeedState,
  'clock' | 'cuts' | 'respondedAt' | 'overdueResponses' | 'doubted' | 'random'
> & {
  /** Absent in code that reads only panels. */
  onAir?: FeedState['onAir'];
  isOver?: boolean;
  tracks: readonly { ts: number; length: number | null }[];
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Delays, in seconds, after consecutive responses in which the current track should already be over. The last delay
 * repeats.
 */
const OVERDUE_WAITS_S = [1.5, 2.5, 4, 6, 10, 15];
/** Polling interval if the time of the next change is unknown. */
const SHORT_INTERVAL_MS = 15 * SECOND;
/**
 * Maximum number of requests at the short interval while the clock may be wrong. Together, these intervals are longer
 * than most tracks.
 */
const MAX_DOUBTS = 24;
/** Delay after an outdated response. Shared caches keep responses for a shorter time. */
const DOUBTED_DELAY_MS = 5 * SECOND;
const JUST_BEFORE_END_MS = 6 * SECOND;
/** Average interval in the middle of a track, in case it is cut short. */
const MIDDLE_INTERVAL_MS = 120 * SECOND;
const MIDDLE_INTERVAL_WITH_CUTS_MS = 30 * SECOND;
/**
 * While the panel sends events, requests are delayed by one to two times this value, so that the event can
 * arrive first.
 */
const EVENT_GRACE_MS = 5 * SECOND;
/** Average minimum interval while the panel sends events. */
const EVENT_INTERVAL_MS = MINUTE;
/** How long a record still counts as on air after it ends. */
export const OFF_AIR_AFTER_END_MS = 5 * MINUTE;
/** How long a record of unknown length counts as on air after it starts. */
export const OFF_AIR_AFTER_START_MS = 360 * MINUTE;

/**
 * Returns when a record stops being on air, in milliseconds (station's clock). If the server reports that it
 * is on air (`onAir`), a record of any length stays current until the server reports another one.
 */
export function offAirAt(track: { ts: number; length: number | null }, onAir?: boolean | null): number {
  if (onAir) return Infinity;
  return track.length ? track.ts + track.length + OFF_AIR_AFTER_END_MS : track.ts + OFF_AIR_AFTER_START_MS;
}

/** Returns the time of the next request in milliseconds (visitor's clock). It may be before `now`. */
export function dueAt(state: PlanInput, isVisible: boolean, now: number): number {
  const { clock, respondedAt } = state;
  if (respondedAt === null) return now;
  if (state.doubted) return respondedAt + DOUBTED_DELAY_MS;
  const track = state.tracks[0];
  const untimed = respondedAt + (isVisible ? SHORT_INTERVAL_MS : MINUTE);
  if (!track) return state.onAir ? untimed : respondedAt + MINUTE;

  // Until the clock is learned, the visitor's clock may be wrong by minutes. If it is fast, the track of
  // every station seems to be long over, so poll often for a while.
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
  // If the visitor's clock is slow, the track ends before its expected end. Check once.
  if (!clock.learned && middle > justBefore && respondedAt < justBefore - JUST_BEFORE_END_MS)
    return justBefore;
  // A request shortly before the end would be wasted.
  if (middle >= end - step / 4) return end;
  // All visitors got a response when the track started, so spread the requests over half of the interval.
  return middle + step * (state.random - 0.5) * 0.5;
}

/**
 * Returns the time of the next request while the panel sends events. `due` is the planned time without
 * events. Polling continues at a lower rate, because an open connection may stop delivering events.
 */
export function dueWithEvents(
  due: number,
  { respondedAt, doubted, random }: Pick<PlanInput, 'respondedAt' | 'doubted' | 'random'>,
): number {
  if (doubted || respondedAt === null) return due;
  return Math.max(due + EVENT_GRACE_MS * (1 + random), respondedAt + EVENT_INTERVAL_MS * (0.75 + random / 2));
}
