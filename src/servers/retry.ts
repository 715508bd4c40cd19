/** Failures since the last successful response. */
export interface Retry {
  failures: number;
  /** Time of the last failure, in milliseconds (visitor's clock). */
  failedAt: number;
  /** `Retry-After` of the last failure in seconds, at most one hour; 0 if there was none. */
  retryAfterSeconds: number;
  /** Random number from 0 to 1 per failure, so that visitors don't all retry at the same time. */
  random: number;
}

export const noFailures: Retry = { failures: 0, failedAt: 0, retryAfterSeconds: 0, random: 0 };

const FIRST_WAIT_MS = 5000;
const MAX_WAIT_MS = 5 * 60_000;
/** Larger values of `Retry-After` are reduced to this. */
export const MAX_RETRY_AFTER_S = 3600;

/**
 * Returns the time of the next request in milliseconds. The delay starts at 5 s and doubles after each failure, up to 5
 * minutes. It varies randomly by up to 20%. Compiles to ES5.
 */
export function retryAt({ failures, failedAt, retryAfterSeconds, random }: Retry): number {
  const backoff = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * Math.pow(2, failures - 1));
  const requested = Math.min(retryAfterSeconds, MAX_RETRY_AFTER_S) * 1000;
  return failedAt + Math.max(backoff * (0.8 + 0.4 * random), requested);
}
