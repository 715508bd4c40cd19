/**
 * Adds `Link` headers to history responses for a single server. They contain the pages on this panel that
 * tags can link to. Other panels have no such pages, so tags show no links for them.
 *
 * A play without a length may be on air for many hours, for example a relayed stream. A link to it with
 * `rel="current"` shows that it is still on air.
 */
import type { MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { baseUrl } from '../../http/base-url.js';
import { HISTORY_HEADERS } from '../../http/cors.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import type { StationState } from '../../station/state.js';

/** Path prefixes, by the link title that tags look for. Tags append `TAG/`, or a play's id and a slash. */
const PAGES = { embed: '/embed/', play: '/plays/' };

export function linkPages(state: StationState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path !== v2.history || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null) return;
    const base = baseUrl(c, state.options);
    for (const [title, path] of Object.entries(PAGES))
      c.res.headers.append('Link', `<${base}${path}>; rel="related"; title="${title}"`);
    const latest = state.store.history.latest(server);
    if (latest && !latest.length && latest.ends > state.clock.now())
      c.res.headers.append('Link', `<${base}${PAGES.play}${latest.id}/>; rel="current"`);
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', HISTORY_HEADERS);
  };
}
