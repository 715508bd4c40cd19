/**
 * Estimates the station's clock, and the delay after which its panel shows a new track. Start times of records use the
 * station's clock; times of requests and responses use the visitor's clock, which may be off by minutes. The functions
 * are pure. Compiles to ES5.
 */

export interface StationClock {
  /** Station time minus visitor time, in milliseconds. 0 until a response shows otherwise. */
  offset: number;
  /** Time from the start of a track until the panel shows it, in milliseconds. */
  lag: number;
  /** Whether `offset` was learned from a track change between two close requests. */
  learned: boolean;
}

export const unknownClock: StationClock = { offset: 0, lag: 0, learned: false };

/** A longer lag means that the clock is wrong. */
const MAX_LAG_MS = 10_000;
/** If a start appears to be in the future by less than this, the panel has rounded it. */
const ROUNDING_MS = 5000;
/** A track change sets the clock only if the requests before and after it are at most this far apart. */
const CLOSE_MS = 16_000;
/** Differences smaller than this don't correct the clock, because the response may come from a cache. */
const ROUGH_MS = 300_000;
/** Requests further apart than this don't show when the track changed. */
const FAR_MS = 130_000;

/**
 * Corrects the clock if a response reports the station's time. `before` is the time in the previous response,
 * and the visitor's time when it arrived; if the difference between the two has changed, the visitor's clock
 * was changed. A time that isn't later than the previous one comes from a cache.
 */
export function correctClock(
  clock: StationClock,
  now: number,
  respondedAt: number,
  before: { now: number; respondedAt: number | null },
): StationClock {
  if (now <= before.now) return clock;
  const reported = now - respondedAt;
  // Track changes correct smaller differences more precisely.
  const known =
    before.now > 0 && before.respondedAt !== null ? before.now - before.respondedAt : clock.offset;
  return Math.abs(reported - known) > ROUGH_MS
    ? { offset: clock.offset + reported - known, lag: clock.lag, learned: false }
    : clock;
}

/**
 * Returns the clock after a response. `ts` is the newest record's start. `previousRequestAt` is the time of
 * the previous request if its response didn't have that record yet, else null. Times of requests and
 * responses use the visitor's clock.
 */
export function learnFrom(
  clock: StationClock,
  ts: number,
  respondedAt: number,
  previousRequestAt: number | null,
): StationClock {
  const { offset, lag } = clock;
  // A record that has started can't be in the future, so this is the minimum offset.
  const least = ts - respondedAt;
  if (previousRequestAt === null || respondedAt - previousRequestAt > FAR_MS) {
    return { offset: Math.max(offset, least), lag, learned: clock.learned };
  }
  const learned = clock.learned || respondedAt - previousRequestAt <= CLOSE_MS;
  // Until the offset has been learned from a track change, any contradiction proves it wrong.
  const wrong =
    offset < least - (clock.learned ? ROUNDING_MS : 0) || offset > ts + MAX_LAG_MS - previousRequestAt;
  if (wrong) {
    // Assume that the track started right after the previous request. The expected end is then too early
    // rather than too late, so the next change is observed closely.
    return { offset: Math.max(least, ts + lag - previousRequestAt), lag, learned };
  }
  const corrected = Math.max(offset, least);
  const earliest = previousRequestAt + corrected - ts;
  const latest = respondedAt + corrected - ts;
  // If this lag was long enough, try a shorter one next time.
  return { offset: corrected, lag: lag < earliest ? earliest : Math.min(lag * 0.8, latest), learned };
}
