/** Measures how far a source's clock is off. */
export interface SourceClock {
  /**
   * Adds a measurement. `now` is the time in the response by the source's clock, or null if the response
   * contained none. `receivedAt` is the time by the panel's clock at which the response arrived.
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
/** Maximum number of measurements. Older ones are dropped, because the source's clock may have been corrected. */
const MAX_MEASUREMENTS = 20;

export function createSourceClock(): SourceClock {
  /**
   * The measurements, each of which is the number of milliseconds by which the source's clock seemed to be
   * slow.
   */
  let lags: number[] = [];
  let correction = 0;
  return {
    learn(now, receivedAt) {
      if (now === null) return;
      // The time is in whole seconds, so it is half a second behind on average.
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
