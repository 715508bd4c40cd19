/**
 * `GET /events/SERVER/`: what comes on air, at the moment when it does. It is outside the documented interface: history answers
 * name it in a `Link`, which pages of other origins may read.
 */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { baseUrl } from '../../http/base-url.js';
import { clientAddress, networkOf } from '../../http/client-address.js';
import { allowOrigins } from '../../http/cors.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import type { StationState } from '../state.js';
import { COMMENT_EVERY, createEventStream, type Connection, type EventStream } from './event-stream.js';
import { limitListeners } from './limit-listeners.js';

/** Seconds after which a listener may come back who was one too many: as long as pages leave a panel alone. */
const RETRY_AFTER = 600;

export function eventRoutes(state: StationState): Hono {
  const routes = new Hono();
  if (!hasEvents(state)) return routes;
  const takePlace = limitListeners(state.options);
  const streams = new Map<number, EventStream>();
  const each = (act: (stream: EventStream) => void) => () => streams.forEach(act);
  const comments = setInterval(
    each((stream) => stream.comment()),
    COMMENT_EVERY,
  );
  comments.unref();
  state.playout.watch(each((stream) => stream.update()));
  const close = each((stream) => stream.close());
  state.faults.watch(close);
  state.closing.addEventListener('abort', () => {
    clearInterval(comments);
    close();
  });

  routes.use('/events/*', allowOrigins(state));
  routes.get('/events/:server{[0-9]{1,15}}/', (c) => {
    const server = Number(c.req.param('server'));
    if (!state.faults.active.v2 || state.closing.aborted || !state.store.servers.has(server)) refuse(404);
    // A panel that can't answer can't tell either.
    if (!state.faults.isCacheable) refuse(503, { detail: 'The panel has faults.' });
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // nginx would hold the events back.
      'X-Accel-Buffering': 'no',
    };
    // A HEAD request reads no body, so its listener would never leave.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    // Where the store can't be written it throws: a place that is taken before would never be free again.
    state.playout.catchUp();
    const leave =
      takePlace(networkOf(clientAddress(c, state.options))) ??
      refuse(503, { detail: 'Too many listen.' }, { 'Retry-After': String(RETRY_AFTER) });
    const stream = streams.get(server) ?? createEventStream(state, server);
    streams.set(server, stream);
    const last = wholeNumber(c.req.header('last-event-id') ?? '');
    const body = stream.listen(baseUrl(c, state.options), last, connectionOf(c), leave);
    return new Response(body, { headers });
  });
  return routes;
}

/** A request without a port (`app.request`) has no connection. */
function connectionOf({ env }: Context): Connection {
  const outgoing = (env as Partial<HttpBindings> | undefined)?.outgoing;
  return {
    unread: () => outgoing?.writableLength ?? 0,
    cut: () => void outgoing?.destroy(),
  };
}

/** Names the events in the answers of the history of one server. */
export function linkEvents(state: StationState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!hasEvents(state) || c.req.path !== v2.history || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null) return;
    const address = `${baseUrl(c, state.options)}/events/${server}/`;
    c.res.headers.append('Link', `<${address}>; rel="alternate"; type="text/event-stream"`);
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', 'Link');
  };
}

/** A proxy holds a connection for each listener, so behind one they are the operator's choice. */
function hasEvents({ options }: StationState): boolean {
  return options.events || !options.trustProxy;
}
