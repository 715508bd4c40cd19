import { Hono } from 'hono';
import { clientAddress, networkOf } from '../../http/client-address.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import { preferredLanguage } from '../../mail/rules.js';
import type { UserState } from '../auth/state.js';
import { resetPage } from './page.js';
import { accountOfUid, isPasswordToken, RESET_PATH } from './rules.js';

/**
 * Serves the page for setting a new password. Opening the page doesn't use up the token, because mail programs
 * also open links. The network that opens a valid link gets a separate login limit for the account, so that
 * guesses from other networks don't lock it out.
 */
export function resetPageRoutes({ options, store }: UserState): Hono {
  const routes = new Hono();
  routes.get(RESET_PATH, (c) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    const { uid = '', token = '' } = c.req.query();
    const account = accountOfUid(store, uid);
    if (account && isPasswordToken(store, account, token)) {
      store.knownAddresses.add(account.id, networkOf(clientAddress(c, options)));
    }
    return resetPage(uid, token, language);
  });
  routes.get(RESET_PATH.slice(0, -1), redirectToSlash);
  return routes;
}
