/**
 * When to ask again after failures.
 *
 * In:  the failures so far.
 * Out: the moment of the next request. Pure; compiles to ES5.
 */

/** Failures since the last good answer. */
export interface Retry {
  failures: number;
  /** When the last one came, by the visitor's clock: milliseconds. */
  failedAt: number;
  /** Seconds that the panel asked us to wait (`Retry-After`); 0 when it did not. At most an hour of them counts. */
  retryAfterSeconds: number;
  /** From 0 to 1, drawn anew for each failure: keeps visitors from asking all at once. */
  random: number;
}

export const noFailures: Retry = { failures: 0, failedAt: 0, retryAfterSeconds: 0, random: 0 };

const FIRST_WAIT = 5000;
const LONGEST_WAIT = 5 * 60_000;
/** A server that asks for a longer wait (`Retry-After`) is asked again after this: seconds. */
export const MAX_RETRY_AFTER = 3600;

/** From 5 s, doubled after each failure, up to 5 minutes; a fifth more or less by chance. Milliseconds, by the visitor's clock. */
export function retryAt({ failures, failedAt, retryAfterSeconds, random }: Retry): number {
  const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * Math.pow(2, failures - 1));
  const asked = Math.min(retryAfterSeconds, MAX_RETRY_AFTER) * 1000;
  return failedAt + Math.max(backoff * (0.8 + 0.4 * random), asked);
}
