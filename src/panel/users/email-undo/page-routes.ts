/**
 * Serves the page that takes a change of an email address back. Opening it changes nothing, since mail programs open
 * links, too: its button does. It says the same of every link, until the button is pressed.
 */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { limitBodySize } from '../../http/body-limit.js';
import { readValues } from '../../http/body.js';
import { clientAddress, networkOf } from '../../http/client-address.js';
import { html, type Html } from '../../http/html-page.js';
import { createRateLimit } from '../../http/rate-limit.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import { linkPage } from '../../mail/link-page.js';
import { preferredLanguage } from '../../mail/rules.js';
import { makeResetLink } from '../password-reset/rules.js';
import { textField } from '../../schema/fields.js';
import type { UserState } from '../auth/state.js';
import { undoPageTexts, type UndoPageTexts } from './page-texts.js';
import { undoEmailChange, UNDO_PATH } from './rules.js';

const fields = z.object({ token: textField() });

export function undoPageRoutes({ options, store }: UserState): Hono {
  const tries = createRateLimit(10, 300);
  const routes = new Hono();
  routes.get(UNDO_PATH, (c) => answer(c, 200, (texts) => questionOf(texts, c.req.query('token') ?? '')));
  routes.post(UNDO_PATH, limitBodySize(), async (c) => {
    const address = clientAddress(c, options);
    if ((await tries.take(networkOf(address))) > 0)
      return answer(c, 429, ({ throttled }) => sentence(throttled));
    const sent = fields.safeParse(await readValues(c, fields));
    const account = sent.success ? undoEmailChange(store, sent.data.token) : null;
    const status = account ? 200 : 400;
    store.audit.add({
      ts: Date.now(),
      account: account?.id ?? null,
      username: account?.username ?? null,
      address,
      action: 'undoEmailChange',
      path: UNDO_PATH,
      status,
    });
    if (account === null) return answer(c, status, ({ link }) => sentence(link));
    const { path } = makeResetLink(store, account);
    return answer(
      c,
      status,
      // Relative: a proxy may serve the panel below a path.
      ({ done, password }) =>
        html`${sentence(done)}
          <p><a href="..${path}">${password}</a></p>`,
    );
  });
  routes.get(UNDO_PATH.slice(0, -1), redirectToSlash);
  return routes;
}

function answer(c: Context, status: number, write: (texts: UndoPageTexts) => Html): Response {
  const texts = undoPageTexts(preferredLanguage(c.req.header('accept-language')));
  return linkPage({ ...texts, content: write(texts), status });
}

function sentence(text: string): Html {
  return html`<p>${text}</p>`;
}

function questionOf({ question, undo }: UndoPageTexts, token: string): Html {
  return html`${sentence(question)}
    <form method="post" action="./">
      <input type="hidden" name="token" value="${token}" />
      <button>${undo}</button>
    </form>`;
}
