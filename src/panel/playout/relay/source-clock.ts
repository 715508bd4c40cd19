/** Measures the error of a source's clock. */
export interface SourceClock {
  /**
   * `now` is the time in the response (source's clock), or null if it wasn't reported. `receivedAt` is the
   * time at which the response arrived (panel's clock).
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
/** Older measurements are dropped, because a clock may be corrected. */
const MAX_MEASUREMENTS = 20;

export function createSourceClock(): SourceClock {
  /** Milliseconds by which the source's clock appeared to be slow. */
  let lags: number[] = [];
  let correction = 0;
  return {
    learn(now, receivedAt) {
      if (now === null) return;
      // A time in whole seconds is half a second behind on average.
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
