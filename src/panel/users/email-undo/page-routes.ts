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

/**
 * Serves the page that reverts a change of an email address. Opening the page has no effect, because mail
 * programs also open links. The user has to press the button. Until then, the page doesn't reveal whether the
 * link is valid.
 */
export function undoPageRoutes({ options, store }: UserState): Hono {
  const tries = createRateLimit(10, 300);
  const routes = new Hono();
  routes.get(UNDO_PATH, (c) => respond(c, 200, (texts) => confirmation(texts, c.req.query('token') ?? '')));
  routes.post(UNDO_PATH, limitBodySize(), async (c) => {
    const address = clientAddress(c, options);
    if ((await tries.take(networkOf(address))) > 0)
      return respond(c, 429, ({ throttled }) => paragraph(throttled));
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
    if (account === null) return respond(c, status, ({ link }) => paragraph(link));
    const { path } = makeResetLink(store, account);
    return respond(
      c,
      status,
      // The URL is relative, because a proxy may serve the panel under a subpath.
      ({ done, password }) =>
        html`${paragraph(done)}
          <p><a href="..${path}">${password}</a></p>`,
    );
  });
  routes.get(UNDO_PATH.slice(0, -1), redirectToSlash);
  return routes;
}

function respond(c: Context, status: number, write: (texts: UndoPageTexts) => Html): Response {
  const texts = undoPageTexts(preferredLanguage(c.req.header('accept-language')));
  return linkPage({ ...texts, content: write(texts), status });
}

function paragraph(text: string): Html {
  return html`<p>${text}</p>`;
}

function confirmation({ question, undo }: UndoPageTexts, token: string): Html {
  return html`${paragraph(question)}
    <form method="post" action="./">
      <input type="hidden" name="token" value="${token}" />
      <button>${undo}</button>
    </form>`;
}
