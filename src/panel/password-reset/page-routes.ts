/** Serves the page for a new password. */
import { Hono } from 'hono';
import { redirectToSlash } from '../http/trailing-slash.js';
import { preferredLanguage } from '../mail/rules.js';
import type { PanelState } from '../state.js';
import { resetPage } from './page.js';
import { RESET_PATH } from './rules.js';

/** Reading the page does not use the token up: mail programs open links, too. */
export function resetPageRoutes(_state: PanelState): Hono {
  const routes = new Hono();
  routes.get(RESET_PATH, (c) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    return resetPage(c.req.query('uid') ?? '', c.req.query('token') ?? '', language);
  });
  routes.get(RESET_PATH.slice(0, -1), redirectToSlash);
  return routes;
}
