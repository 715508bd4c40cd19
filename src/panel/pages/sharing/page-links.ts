/**
 * Adds `Link` headers to history responses for a single server. They contain the pages on this panel to which
 * tags can link. Other panels have no such pages, so tags show no links for them.
 *
 * A play without a length, such as a relayed stream, may stay on air for many hours. A link to the play with
 * `rel="current"` shows that it is still on air. If the source of a relay reports nothing or no title, a link
 * with `rel="prev"` shows that the newest play is over. If the source is on air without a title, the link with
 * `rel="current"` leads to the page of the station.
 */
import type { MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { baseUrl } from '../../http/base-url.js';
import { HISTORY_HEADERS } from '../../http/cors.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import type { StationState } from '../../station/state.js';
import { stationPagePath } from './addresses.js';

/** Path prefixes, by the link titles that tags look for. Tags append `TAG/`, or a play's id and a slash. */
const PAGES = { embed: '/embed/', play: '/plays/' };
/**
 * How long a source is considered on air without a title after the last stored poll. Polls are stored once a
 * minute.
 */
const UNTITLED_LIMIT_MS = 5 * 60_000;

export function linkPages(state: StationState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path !== v2.history || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null) return;
    const base = baseUrl(c, state.options);
    for (const [title, path] of Object.entries(PAGES))
      c.res.headers.append('Link', `<${base}${path}>; rel="related"; title="${title}"`);
    const link = (path: string, rel: string): void =>
      c.res.headers.append('Link', `<${base}${path}>; rel="${rel}"`);
    const now = state.clock.now();
    const latest = state.store.history.latest(server);
    const source = state.store.relayed.server(server);
    if (latest && !latest.length && latest.ends > now) link(`${PAGES.play}${latest.id}/`, 'current');
    if (latest && source?.silent && latest.ends <= now) link(`${PAGES.play}${latest.id}/`, 'prev');
    if (source?.untitled && now - source.polled_at < UNTITLED_LIMIT_MS)
      link(stationPagePath(server), 'current');
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', HISTORY_HEADERS);
  };
}
