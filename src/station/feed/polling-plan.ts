/**
 * When to ask for a station's history again, after a good answer.
 *
 * In:  what is known of the station, whether the page is visible, and now.
 * Out: the moment of the next request, by the visitor's clock.
 *
 * A pure function, so that `test/bench` can simulate hundreds of hours of a
 * station with it. Compiles to ES5.
 */
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that the plan needs. */
export type PlanInput = Pick<
  FeedState,
  'clock' | 'cuts' | 'respondedAt' | 'overdueResponses' | 'doubted' | 'random'
> & {
  tracks: readonly { ts: number; length: number | null }[];
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Waits after each answer that still shows a track that should be over, in seconds; the last one is repeated. */
const OVERDUE_WAITS = [1.5, 2.5, 4, 6, 10, 15];
/** Between requests where nobody knows when the next change comes. */
const OFTEN = 15 * SECOND;
/** How many such requests a doubtful clock is worth: they take longer than most tracks. */
const MAX_DOUBTS = 24;
/** After an answer that was older than the tracks held. A shared cache keeps no copy for so long. */
const DOUBTED = 5 * SECOND;
const JUST_BEFORE = 6 * SECOND;
/** Between requests in the middle of a track, in case it is cut short: on average. */
const MIDDLE = 120 * SECOND;
const MIDDLE_WITH_CUTS = 30 * SECOND;
/** While a panel tells what comes on air, it is asked this much later, or up to twice that: it should have told by then. */
const TOLD_LATE = 5 * SECOND;
/** And not more often than this, on average. */
const TOLD_STEP = MINUTE;
/** A record counts as on air for so long after its end. */
export const OFF_AIR_AFTER_END_MS = 5 * MINUTE;
/** The same for a record of unknown length, from its start. */
export const OFF_AIR_AFTER_START_MS = 360 * MINUTE;

/** When a record is no longer on air, by the station's clock: milliseconds. */
export function offAirAt(track: { ts: number; length: number | null }): number {
  return track.length ? track.ts + track.length + OFF_AIR_AFTER_END_MS : track.ts + OFF_AIR_AFTER_START_MS;
}

/** Milliseconds by the visitor's clock; perhaps before `now`. */
export function dueAt(state: PlanInput, isVisible: boolean, now: number): number {
  const { clock, respondedAt: answeredAt } = state;
  if (answeredAt === null) return now;
  if (state.doubted) return answeredAt + DOUBTED;
  const track = state.tracks[0];
  if (!track) return answeredAt + MINUTE;

  // Until the clock is learned, the visitor's may be wrong by minutes, and with a
  // fast one every station seems silent: for a while it is asked often.
  const doubtful = !clock.learned && state.overdueResponses < MAX_DOUBTS;
  if (answeredAt + clock.offset > offAirAt(track)) return answeredAt + (doubtful ? OFTEN : MINUTE);
  if (!track.length) return answeredAt + (isVisible ? OFTEN : MINUTE);
  if (state.overdueResponses) {
    const wait = Math.min(state.overdueResponses, OVERDUE_WAITS.length) - 1;
    return answeredAt + OVERDUE_WAITS[wait]! * SECOND;
  }

  const end = track.ts + track.length - clock.offset + clock.lag + 2 * SECOND * state.random;
  const visibleStep = doubtful && clock.offset ? OFTEN : state.cuts ? MIDDLE_WITH_CUTS : MIDDLE;
  const step = isVisible ? visibleStep : MINUTE;
  const middle = answeredAt + step;
  const justBefore = end - JUST_BEFORE;
  // With a slow clock a track is over before its end: worth one request, once.
  if (!clock.learned && middle > justBefore && answeredAt < justBefore - JUST_BEFORE) return justBefore;
  // After that, a request shortly before the end shows nothing that the one at the end doesn't.
  if (middle >= end - step / 4) return end;
  // All listeners were answered when the track began: chance spreads them over half of the step.
  return middle + step * (state.random - 0.5) * 0.5;
}

/**
 * When to ask a panel that tells what comes on air, where the plan says `due`. It is still asked: what told the last play
 * may never tell the next one.
 */
export function dueWithEvents(
  due: number,
  { respondedAt: answeredAt, doubted, random }: Pick<PlanInput, 'respondedAt' | 'doubted' | 'random'>,
): number {
  if (doubted || answeredAt === null) return due;
  return Math.max(due + TOLD_LATE * (1 + random), answeredAt + TOLD_STEP * (0.75 + random / 2));
}
