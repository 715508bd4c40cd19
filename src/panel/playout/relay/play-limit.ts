/**
 * Limits what a source adds to the store. It counts when plays arrive, since a source can report any start: the last plays
 * of a first look or after a gap fit, and so do more plays than any station has, but no flood.
 */
import { createBudget } from './budget.js';

export interface PlayLimit {
  /** Returns whether something may be written that costs so many plays. `isOnAir`: it is the current play. */
  allow(cost: number, isOnAir: boolean, now: number): boolean;
  /** Notices that a flood is over. */
  check(now: number): void;
}

/** Of a station with songs of two minutes, a jingle before each and ten news items an hour, that is half as much again. */
const PLAYS_PER_HOUR = 120;
/** A response has up to 100 plays, and after a gap there may be as many again. */
const PLAYS_AT_ONCE = 200;
/** A flood is over when so many plays would fit again, after half an hour without one. */
const PLAYS_WHEN_OVER = 60;

/** `onFlood` is called when the limit starts to apply, and when it no longer does. */
export function createPlayLimit(onFlood: (isFlood: boolean) => void = () => undefined): PlayLimit {
  const budget = createBudget({ most: PLAYS_AT_ONCE, perHour: PLAYS_PER_HOUR });
  let isFlood = false;
  return {
    allow(cost, isOnAir, now) {
      // One is kept for the current play, which matters more than any in the past.
      const isAllowed = cost === 0 || budget.take(cost, now, isOnAir ? 0 : 1);
      if (!isAllowed && !isFlood) onFlood((isFlood = true));
      return isAllowed;
    },
    check(now) {
      if (isFlood && budget.left(now) >= PLAYS_WHEN_OVER) onFlood((isFlood = false));
    },
  };
}
