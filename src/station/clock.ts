/**
 * What time it is at the station, and how late its panel shows a new track.
 *
 * In:  when records began (by the station's clock), and when this page sent its
 *      request and had the answer (by the visitor's clock, which may be wrong by minutes).
 * Out: the difference between the two clocks, and the panel's lag.
 *
 * Pure: each step takes a clock and answers a new one. Compiles to ES5.
 */

export interface Clock {
  /** The station's time less the visitor's: milliseconds. 0 until an answer shows another. */
  offset: number;
  /** How long after a track's start the panel shows it: milliseconds. */
  lag: number;
  /** Whether `offset` comes from a change between two requests that were close to each other. */
  learned: boolean;
}

export const unknownClock: Clock = { offset: 0, lag: 0, learned: false };

/** A lag longer than this is taken for a wrong clock: milliseconds. */
const LONGEST_LAG = 10_000;
/** A start that seems to lie ahead by less is the panel's rounding: milliseconds. */
const ROUNDING = 5000;
/** A change teaches the clock when the requests before and after it are no further apart: milliseconds. */
const CLOSE = 16_000;
/** Requests further apart than this say nothing about the moment of a change between them: milliseconds. */
const FAR = 130_000;

/**
 * The clock after one answer. `ts` is the newest record's start. `askedBefore` is
 * the moment of the request before, when its answer did not show that record yet;
 * else null. It and `answeredAt` are by the visitor's clock.
 */
export function learnFrom(clock: Clock, ts: number, answeredAt: number, askedBefore: number | null): Clock {
  const { offset, lag } = clock;
  // A record that has begun can't lie in the future, so the offset is this or more.
  const least = ts - answeredAt;
  if (askedBefore === null || answeredAt - askedBefore > FAR) {
    return { offset: Math.max(offset, least), lag, learned: clock.learned };
  }
  const learned = clock.learned || answeredAt - askedBefore <= CLOSE;
  // An offset that no change has taught yet is wrong as soon as anything contradicts it.
  const wrong = offset < least - (clock.learned ? ROUNDING : 0) || offset > ts + LONGEST_LAG - askedBefore;
  if (wrong) {
    // The track is assumed to have begun right after the request before: then its
    // end is expected too soon rather than too late, and the change is seen closely.
    return { offset: Math.max(least, ts + lag - askedBefore), lag, learned };
  }
  const corrected = Math.max(offset, least);
  const earliest = askedBefore + corrected - ts;
  const latest = answeredAt + corrected - ts;
  // Where this lag was long enough, a shorter one is tried next time.
  return { offset: corrected, lag: lag < earliest ? earliest : Math.min(lag * 0.8, latest), learned };
}
