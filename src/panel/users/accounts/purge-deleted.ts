import type { MiddlewareHandler } from 'hono';
import type { Storage } from '../../database/storage.js';
import type { StationState } from '../../station/state.js';

type PurgeState = StationState & { storage: Storage };

const MAX_INTERVAL_SECONDS = 60;

/**
 * Permanently deletes accounts and their stations when `purgeAfter` has passed since they were marked for
 * deletion. Runs before each request to the administration API, so that no response contains an account that
 * should be gone, and on a timer that stops with the panel.
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
  // The timer must not keep the process of a panel without a port alive.
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return async (_, next) => {
    purge(state);
    await next();
  };
}

/**
 * If an account can't be deleted, reports the error and continues with the others. Fast if no account is due.
 */
function purge(state: PurgeState): void {
  const { accounts } = state.store;
  for (const { id } of accounts.deletedBefore(Date.now() - state.options.purgeAfter * 1000)) {
    try {
      // Delete the files first: if this fails, the account stays and deletion is retried.
      state.storage.drop(id);
      state.store.transaction(() => accounts.purge(id));
    } catch (error) {
      state.options.report(error);
    }
    // The simulator caches the library, so it would otherwise keep playing a deleted station.
    state.playout.libraryChanged();
  }
}
