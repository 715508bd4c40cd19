/** Accounts that were marked for deletion are gone after a while, with their stations: when somebody looks, and by a timer. */
import type { MiddlewareHandler } from 'hono';
import type { PanelState } from '../state.js';

const LONGEST_WAIT = 60;

/** For the paths of the administration: nobody sees there what should be gone. Begins the timer, which ends with the panel. */
export function purgeDeletedAccounts(state: PanelState): MiddlewareHandler {
  const { closing, options } = state;
  const seconds = Math.min(Math.max(options.purgeAfter, 1), LONGEST_WAIT);
  const timer = setInterval(() => {
    try {
      purge(state);
    } catch (error) {
      options.report(error);
    }
  }, seconds * 1000);
  // A panel without a port must not keep its process alive.
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return async (_, next) => {
    purge(state);
    await next();
  };
}

/** One that can't be removed is reported, and holds up no other. Cheap when there is none. */
function purge(state: PanelState): void {
  const { accounts } = state.store;
  for (const { id } of accounts.deletedBefore(Date.now() - state.options.purgeAfter * 1000)) {
    try {
      // The files first: when they can't go, the account stays, and is tried again.
      state.storage.drop(id);
      state.store.transaction(() => accounts.purge(id));
    } catch (error) {
      state.options.report(error);
    }
    // The simulator knows stations of before: what it had of this one's music is gone.
    state.simulator.libraryChanged();
  }
}
