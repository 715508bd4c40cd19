/**
 * Limits how many plays a source can add to the store. Plays are counted when they arrive, because a source can
 * report any start time. The limit is high enough for the plays of the first poll, for those after a gap, and
 * for any real station, but it stops a flood.
 */
import { createBudget } from './budget.js';

export interface PlayLimit {
  /**
   * Returns whether a write is allowed. `cost` is the number of plays. `isOnAir` is true for the current play.
   */
  allow(cost: number, isOnAir: boolean, now: number): boolean;
  /** Checks whether a flood is over. */
  check(now: number): void;
}

/**
 * This is 1.5 times the rate of a station with two-minute songs, a jingle before each song, and ten news items
 * per hour.
 */
const PLAYS_PER_HOUR = 120;
/** A response has up to 100 plays. After the source was unreachable, up to 100 more may be new. */
const PLAYS_AT_ONCE = 200;
/** A flood is considered over when the budget has refilled to this many plays, which takes half an hour. */
const PLAYS_WHEN_OVER = 60;

/** Creates a limit. `onFlood` is called when the limit starts to apply, and when it no longer applies. */
export function createPlayLimit(onFlood: (isFlood: boolean) => void = () => undefined): PlayLimit {
  const budget = createBudget({ capacity: PLAYS_AT_ONCE, perHour: PLAYS_PER_HOUR });
  let isFlood = false;
  return {
    allow(cost, isOnAir, now) {
      // One play is reserved for the current play, because it matters most. Past plays can't use it.
      const isAllowed = cost === 0 || budget.take(cost, now, isOnAir ? 0 : 1);
      if (!isAllowed && !isFlood) {
        isFlood = true;
        onFlood(true);
      }
      return isAllowed;
    },
    check(now) {
      if (isFlood && budget.left(now) >= PLAYS_WHEN_OVER) {
        isFlood = false;
        onFlood(false);
      }
    },
  };
}
