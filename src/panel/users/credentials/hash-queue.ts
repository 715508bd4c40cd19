import { limitConcurrency } from '../../http/limit-concurrency.js';
import { refuse } from '../../http/refusal.js';

const MAX_RUNNING = 2;
/** Maximum number of pending hashes. Computing this many takes about two seconds on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * Maximum number of pending hashes per account. Because of it, a reseller who creates many accounts can't block
 * logins.
 */
const MAX_PER_ACCOUNT = 20;

/**
 * Runs `work` as soon as a slot is free. `account` is the id of the account that requested the hash, or null
 * for a login or a link in an email. Responds with 503 if too many hashes are pending, either in total or for
 * this account.
 */
export type HashQueue = <T>(work: () => Promise<T>, account?: number | null) => Promise<T>;

/**
 * Limits the number of concurrent password hashes. They run in Node's pool of four threads, which is also used
 * for file access, compression and DNS. A flood of logins must not occupy all four threads.
 */
export function createHashQueue(): HashQueue {
  const runHash = limitConcurrency(MAX_RUNNING);
  /** The account id of each pending hash. */
  const pending: (number | null)[] = [];
  return async (work, account = null) => {
    const pendingOfAccount = account === null ? 0 : pending.filter((each) => each === account).length;
    if (pending.length >= MAX_RUNNING + MAX_WAITING || pendingOfAccount >= MAX_PER_ACCOUNT) {
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
