/** The page that the link in a mail leads to. */
import { Hono } from 'hono';
import { firstLanguage } from '../../administration/email-templates.js';
import { RESET_PATH } from '../../administration/password-reset.js';
import { resetPage } from '../../administration/reset-page.js';
import type { PanelState } from '../../state.js';
import { redirectToSlash } from '../../wire/slash.js';

/** Looking at it uses nothing up: mail programs look, too. */
export function resetPageRoutes(_state: PanelState): Hono {
  const routes = new Hono();
  routes.get(RESET_PATH, (c) => {
    const language = firstLanguage(c.req.header('accept-language'));
    return resetPage(c.req.query('uid') ?? '', c.req.query('token') ?? '', language);
  });
  routes.get(RESET_PATH.slice(0, -1), redirectToSlash);
  return routes;
}
