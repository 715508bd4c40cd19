/** Measures by how much a source's clock is wrong. */
export interface SourceClock {
  /**
   * `now` is the time by the source's clock, or null if it wasn't reported. `receivedAt` is the time by the panel's
   * clock when the response arrived.
   */
  learn(now: number | null, receivedAt: number): void;
  /** Returns the milliseconds to add to times from the source. */
  correction(): number;
}

/** Smaller differences are due to network delay or rounding to whole seconds. */
const TOLERANCE_MS = 1000;
/**
 * No cache keeps a now-playing response this long. If the measured lag changes by more than this, the source's
 * clock was adjusted.
 */
const MAX_CACHE_AGE_MS = 60_000;
/** Older measurements are dropped, since a clock may be corrected. */
const MAX_MEASUREMENTS = 20;

export function createSourceClock(): SourceClock {
  /** Milliseconds by which the source's clock seemed to be behind. */
  let lags: number[] = [];
  let correction = 0;
  return {
    learn(now, receivedAt) {
      if (now === null) return;
      // A clock that shows whole seconds is half a second behind on average.
      const shown = now % 1000 === 0 ? now + 500 : now;
      const lag = receivedAt - shown;
      const wasSet = lags.some((each) => Math.abs(each - lag) > MAX_CACHE_AGE_MS);
      lags = [...(wasSet ? [] : lags), lag].slice(-MAX_MEASUREMENTS);
      // Network delay and caches only increase the lag, so the smallest measurement is the most accurate.
      const measured = Math.min(...lags);
      if (Math.abs(measured - correction) > TOLERANCE_MS)
        correction = Math.abs(measured) > TOLERANCE_MS ? measured : 0;
    },
    correction: () => correction,
  };
}
