/**
 * Limits the time spent on synchronous work with untrusted data. A recurrence rule in a calendar can keep the
 * parser busy forever, and only `vm.Script` with a timeout can stop a synchronous loop.
 */
import { cpuUsage } from 'node:process';
import { createContext, Script } from 'node:vm';
import { SourceFailure } from '../source/source-failure.js';

export class TooLong extends SourceFailure {}

export type Within = <T>(milliseconds: number, work: () => T) => T;

/** If the work got less than this share of a processor, the machine was busy, and the timeout says nothing about the work. */
const LEAST_SHARE = 0.5;

/**
 * Throws `TooLong` if the limit is exceeded, and rethrows whatever the work throws. If the machine was too busy,
 * the work is repeated once.
 */
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
      // Microseconds of all threads: Node 22 can't report the usage of one thread.
      const { user, system } = cpuUsage(before);
      if (isAgain || (user + system) / 1000 > LEAST_SHARE * timeout)
        throw new TooLong('its data takes too long to read');
    } finally {
      sandbox.work = null;
    }
    return within(timeout, work, true);
  }
  return within;
}
