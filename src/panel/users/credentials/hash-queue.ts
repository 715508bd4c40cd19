/**
 * Password hashes share four threads with file access, compression and DNS. A flood of logins must not hold all of them,
 * so few hashes run at a time and a limited number waits.
 */
import { limitConcurrency } from '../../http/limit-concurrency.js';
import { refuse } from '../../http/refusal.js';

const MAX_RUNNING = 2;
/** About two seconds of work on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/** Pending hashes of one account, so that a reseller who creates accounts leaves room for the logins of others. */
const MAX_OF_ACCOUNT = 20;

/**
 * Runs `work` when its turn comes. Refuses with 503 when too many wait already, or too many for the `account` (its id) that
 * requested them; null if a login or an open link did.
 */
export type HashQueue = <T>(work: () => Promise<T>, account?: number | null) => Promise<T>;

export function createHashQueue(): HashQueue {
  const runHash = limitConcurrency(MAX_RUNNING);
  /** The account of each pending hash. */
  const pending: (number | null)[] = [];
  return async (work, account = null) => {
    const own = account === null ? 0 : pending.filter((each) => each === account).length;
    if (pending.length >= MAX_RUNNING + MAX_WAITING || own >= MAX_OF_ACCOUNT) {
      const detail = 'Too many passwords are being checked. Try again later.';
      refuse(503, { detail }, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    pending.push(account);
    try {
      return await runHash(work);
    } finally {
      pending.splice(pending.indexOf(account), 1);
    }
  };
}
