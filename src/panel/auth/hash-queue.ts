/**
 * Password hashes share four threads with file access, compression and DNS. A flood of logins must not hold all of them,
 * so few hashes run at a time and a limited number waits.
 */
import { limitConcurrency } from '../http/limit-concurrency.js';
import { refuse } from '../http/refusal.js';

const MAX_RUNNING = 2;
/** About two seconds of work on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/** Runs `work` when its turn comes. Refuses with 503 when too many wait already. */
export type HashQueue = <T>(work: () => Promise<T>) => Promise<T>;

export function createHashQueue(): HashQueue {
  const runHash = limitConcurrency(MAX_RUNNING);
  let pending = 0;
  return async (work) => {
    if (pending >= MAX_RUNNING + MAX_WAITING) {
      const detail = 'Too many passwords are being checked. Try again later.';
      refuse(503, { detail }, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    pending += 1;
    try {
      return await runHash(work);
    } finally {
      pending -= 1;
    }
  };
}
