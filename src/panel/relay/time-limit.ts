/**
 * In:  work that does not yield, on what strangers wrote.
 * Out: its result, or an error after a limit. A rule of a calendar can send a library around for ever; a loop that never ends
 *      can be ended only from outside, which Node does for scripts.
 */
import { createContext, Script } from 'node:vm';
import { SourceFailure } from './failures.js';

export class TooLong extends SourceFailure {}

export type Within = <T>(milliseconds: number, work: () => T) => T;

/** Throws `TooLong` past the limit, and what the work throws. */
export function createTimeLimit(): Within {
  const sandbox: { work: (() => unknown) | null } = { work: null };
  const context = createContext(sandbox);
  const script = new Script('work()');
  return <T>(timeout: number, work: () => T): T => {
    sandbox.work = work;
    try {
      return script.runInContext(context, { timeout }) as T;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        throw new TooLong('what it sends takes too long to read');
      throw error;
    } finally {
      sandbox.work = null;
    }
  };
}
