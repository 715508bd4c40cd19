/** Deletes accounts that were marked for deletion, with their stations, after `purgeAfter`: with each request, and by a timer. */
import type { MiddlewareHandler } from 'hono';
import type { Storage } from '../../database/storage.js';
import type { StationState } from '../../station/state.js';

type PurgeState = StationState & { storage: Storage };

const LONGEST_WAIT = 60;

/** For the paths of the administration, so that no answer has accounts that are due. Starts the timer, which ends with the panel. */
export function purgeDeletedAccounts(state: PurgeState): MiddlewareHandler {
  const { closing, options } = state;
  const seconds = Math.min(Math.max(options.purgeAfter, 1), LONGEST_WAIT);
  const timer = setInterval(() => {
    try {
      purge(state);
    } catch (error) {
      options.report(error);
    }
  }, seconds * 1000);
  // The timer must not keep the process of a panel without a port alive.
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return async (_, next) => {
    purge(state);
    await next();
  };
}

/** Reports an account that can't be deleted, and goes on with the others. Cheap when none is due. */
function purge(state: PurgeState): void {
  const { accounts } = state.store;
  for (const { id } of accounts.deletedBefore(Date.now() - state.options.purgeAfter * 1000)) {
    try {
      // The files first: when that fails, the account stays and is tried again.
      state.storage.drop(id);
      state.store.transaction(() => accounts.purge(id));
    } catch (error) {
      state.options.report(error);
    }
    // The simulator still knows the station: without its library it plays nothing.
    state.playout.libraryChanged();
  }
}
