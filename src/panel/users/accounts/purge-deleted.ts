import type { MiddlewareHandler } from 'hono';
import type { Storage } from '../../database/storage.js';
import type { StationState } from '../../station/state.js';

type PurgeState = StationState & { storage: Storage };

const MAX_INTERVAL_SECONDS = 60;

/**
 * Permanently deletes accounts and their stations when `purgeAfter` seconds have passed since they were marked
 * for deletion. This happens before each request to the administration API, so that no response contains an
 * account that should be gone. It also happens on a timer, which stops with the panel.
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
  // If the panel doesn't listen on a port, the timer must not keep its process alive.
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return async (_, next) => {
    purge(state);
    await next();
  };
}

/**
 * Deletes all accounts that are due. If an account can't be deleted, reports the error and continues with the
 * others. If no account is due, the call is fast.
 */
function purge(state: PurgeState): void {
  const { accounts } = state.store;
  for (const { id } of accounts.deletedBefore(Date.now() - state.options.purgeAfter * 1000)) {
    try {
      // Delete the files first. If that fails, the account still exists, and the deletion is retried.
      state.storage.drop(id);
      state.store.transaction(() => accounts.purge(id));
    } catch (error) {
      state.options.report(error);
    }
    // The simulator caches the library. Without this call, it would keep playing a deleted station.
    state.playout.libraryChanged();
  }
}
