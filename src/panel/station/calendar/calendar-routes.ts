/**
 * `GET /calendar/SERVER.ics`: the schedule, for calendars to subscribe to. It is outside the documented interface: answers of
 * the schedule name it in a `Link`, which pages of other origins may read.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { matchesEtag } from '../../http/cacheable-response.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import type { StationState } from '../state.js';
import { createCalendars } from './calendars.js';

/** Seconds for which a calendar may be kept: as long as pages keep a schedule. */
const MAX_AGE = 900;

export function calendarRoutes(state: StationState): Hono {
  const calendarOf = createCalendars(state);
  const routes = new Hono();
  routes.get('/calendar/:file{[0-9]{1,15}\\.ics}', async (c) => {
    const { text, etag } = (await calendarOf(Number.parseInt(c.req.param('file'), 10))) ?? refuse(404);
    const headers = {
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      ETag: etag,
      // Calendars in pages read it, too; `--no-cors` applies to the APIs only.
      'Access-Control-Allow-Origin': '*',
    };
    if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...headers } });
  });
  return routes;
}

/** Names the calendar in the answers of the schedule of one server, from where they are: a proxy may have put a path before. */
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
