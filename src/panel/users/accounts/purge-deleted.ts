import type { MiddlewareHandler } from 'hono';
import type { Storage } from '../../database/storage.js';
import type { StationState } from '../../station/state.js';

type PurgeState = StationState & { storage: Storage };

const MAX_INTERVAL_SECONDS = 60;

/**
 * Permanently deletes accounts, with their stations, once they have been marked for deletion for `purgeAfter`. Runs before
 * each request to the administration API, so that no response contains an account that is due, and by a timer that stops
 * with the panel.
 */
export function purgeDeletedAccounts(state: PurgeState): MiddlewareHandler {
  const { closing, options } = state;
  const seconds = Math.min(Math.max(options.purgeAfter, 1), MAX_INTERVAL_SECONDS);
  const timer = setInterval(() => {
    try {
      purge(state);
    } catch (error) {
      options.report(error);
    }
  }, seconds * 1000);
  // Without a port, the timer must not keep the process alive.
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return async (_, next) => {
    purge(state);
    await next();
  };
}

/** Reports an account that can't be deleted and continues with the others. Cheap if no account is due. */
function purge(state: PurgeState): void {
  const { accounts } = state.store;
  for (const { id } of accounts.deletedBefore(Date.now() - state.options.purgeAfter * 1000)) {
    try {
      // Files first: if this fails, the account stays and deletion is retried.
      state.storage.drop(id);
      state.store.transaction(() => accounts.purge(id));
    } catch (error) {
      state.options.report(error);
    }
    // The simulator has the library cached, so it would continue to play a deleted station.
    state.playout.libraryChanged();
  }
}
