import { Hono, type MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { matchesEtag } from '../../http/cacheable-response.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import type { StationState } from '../state.js';
import { createCalendars } from './calendars.js';

/** Pages cache schedules for the same length of time. */
const MAX_AGE_SECONDS = 900;

/**
 * Serves `GET /calendar/SERVER.ics`, the schedule as a calendar to which people can subscribe. The path isn't
 * part of the documented interface. Schedule responses announce it in a `Link` header, which pages on other
 * origins can read.
 */
export function calendarRoutes(state: StationState): Hono {
  const calendarOf = createCalendars(state);
  const routes = new Hono();
  routes.get('/calendar/:file{[0-9]{1,15}\\.ics}', async (c) => {
    const { text, etag } = (await calendarOf(Number.parseInt(c.req.param('file'), 10))) ?? refuse(404);
    const headers = {
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      ETag: etag,
      // Pages on other sites read this, too. `--no-cors` only applies to the APIs.
      'Access-Control-Allow-Origin': '*',
    };
    if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...headers } });
  });
  return routes;
}

/**
 * Adds a `Link` header with the calendar's URL to schedule responses for a single server. The URL is
 * relative, because a proxy may serve the panel under a subpath.
 */
export function linkCalendar(state: StationState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path !== v2.grid || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null || !state.store.servers.has(server)) return;
    const address = `../../../calendar/${server}.ics`;
    c.res.headers.append('Link', `<${address}>; rel="alternate"; type="text/calendar"`);
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', 'Link');
  };
}
