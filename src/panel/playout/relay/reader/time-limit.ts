/**
 * Limits the time of work that doesn't yield, on data that strangers wrote. A rule of a calendar can keep a library busy
 * forever, and a loop that never ends can be ended only from outside, which Node does for scripts.
 */
import { cpuUsage } from 'node:process';
import { createContext, Script } from 'node:vm';
import { SourceFailure } from '../source/failures.js';

export class TooLong extends SourceFailure {}

export type Within = <T>(milliseconds: number, work: () => T) => T;

/** Work that got less than this share of a processor was waiting for the machine. */
const LEAST_SHARE = 0.5;

/** Throws `TooLong` past the limit, and what the work throws. Work that a busy machine kept waiting is done again once. */
export function createTimeLimit(): Within {
  const sandbox: { work: (() => unknown) | null } = { work: null };
  const context = createContext(sandbox);
  const script = new Script('work()');

  function within<T>(timeout: number, work: () => T, isAgain = false): T {
    sandbox.work = work;
    const before = cpuUsage();
    try {
      return script.runInContext(context, { timeout }) as T;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      // In microseconds, of all threads: a thread's own usage is not known in Node 22.
      const { user, system } = cpuUsage(before);
      if (isAgain || (user + system) / 1000 > LEAST_SHARE * timeout)
        throw new TooLong('what it sends takes too long to read');
    } finally {
      sandbox.work = null;
    }
    return within(timeout, work, true);
  }
  return within;
}
