/**
 * What time it is at the station, and how late its panel tells.
 *
 * In:  when records began (the station's clock), and when this page asked and
 *      heard (the visitor's clock, which may be wrong by minutes).
 * Out: the difference between the two clocks, and the panel's lag.
 *
 * Pure: each step takes a clock and answers a new one. Compiles to ES5.
 */

export interface Clock {
  /** The station's time less the visitor's: milliseconds. 0 until something proves otherwise. */
  offset: number;
  /** How long after a track's start the panel shows it: milliseconds. */
  lag: number;
  /** Whether a change was seen closely, so that `offset` is more than a hope. */
  learned: boolean;
}

export const unknownClock: Clock = { offset: 0, lag: 0, learned: false };

/** A lag longer than this is taken for a wrong clock: milliseconds. */
const LONGEST_LAG = 10_000;
/** A start that seems to lie ahead by less is the panel's rounding: milliseconds. */
const ROUNDING = 5000;
/** A change is seen closely when the looks before and after it lie no further apart: milliseconds. */
const CLOSE = 16_000;
/** Looks further apart than this say nothing about when something changed between them: milliseconds. */
const FAR = 130_000;

/**
 * Learns from one answer. `ts` is the newest record's start. When the answer
 * before did not show that record, `askedBefore` is when that one was asked;
 * else null. Both moments are by the visitor's clock.
 */
export function learnFrom(clock: Clock, ts: number, answeredAt: number, askedBefore: number | null): Clock {
  const { offset, lag } = clock;
  // What has begun can't lie in the future, so the offset is this or more.
  const least = ts - answeredAt;
  if (askedBefore === null || answeredAt - askedBefore > FAR) {
    return { offset: Math.max(offset, least), lag, learned: clock.learned };
  }
  const learned = clock.learned || answeredAt - askedBefore <= CLOSE;
  // An offset that was only hoped for and is contradicted, however little, is as good as wrong.
  const wrong = offset < least - (clock.learned ? ROUNDING : 0) || offset > ts + LONGEST_LAG - askedBefore;
  if (wrong) {
    // Of all starts since the look before, the earliest is assumed: so the
    // next end is expected too soon rather than too late, and seen closely.
    return { offset: Math.max(least, ts + lag - askedBefore), lag, learned };
  }
  const corrected = Math.max(offset, least);
  const earliest = askedBefore + corrected - ts;
  const latest = answeredAt + corrected - ts;
  // Where the lag that was allowed for was enough, a little less is tried next time.
  return { offset: corrected, lag: lag < earliest ? earliest : Math.min(lag * 0.8, latest), learned };
}
