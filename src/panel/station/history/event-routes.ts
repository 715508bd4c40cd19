import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { v2 } from '../../../contract/paths.js';
import { baseUrl } from '../../http/base-url.js';
import { clientAddress, networkOf } from '../../http/client-address.js';
import { allowOrigins } from '../../http/cors.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import { HISTORY_HEADERS } from '../../http/cors.js';
import { refuse } from '../../http/refusal.js';
import type { StationState } from '../state.js';
import { COMMENT_INTERVAL_MS, createEventStream, type Connection, type EventStream } from './event-stream.js';
import { limitListeners } from './limit-listeners.js';

/**
 * Value of `Retry-After` if there are too many listeners, in seconds. Pages also wait this long before they
 * reconnect to a panel.
 */
const RETRY_AFTER_SECONDS = 600;

/**
 * Serves `GET /events/SERVER/`, which sends plays as server-sent events as soon as they start. The path isn't
 * part of the documented interface. History responses announce it in a `Link` header, which pages on other
 * origins can read.
 */
export function eventRoutes(state: StationState): Hono {
  const routes = new Hono();
  if (!hasEvents(state)) return routes;
  const admitListener = limitListeners(state.options);
  const streams = new Map<number, EventStream>();
  const forEachStream = (act: (stream: EventStream) => void) => () => streams.forEach(act);
  const comments = setInterval(
    forEachStream((stream) => stream.comment()),
    COMMENT_INTERVAL_MS,
  );
  comments.unref();
  state.playout.watch(forEachStream((stream) => stream.update()));
  const close = forEachStream((stream) => stream.close());
  state.faults.watch(close);
  state.closing.addEventListener('abort', () => {
    clearInterval(comments);
    close();
  });

  routes.use('/events/*', allowOrigins(state));
  routes.get('/events/:server{[0-9]{1,15}}/', (c) => {
    const server = Number(c.req.param('server'));
    if (!state.faults.active.v2 || state.closing.aborted || !state.store.servers.has(server)) refuse(404);
    // Event streams also fail while faults are simulated.
    if (!state.faults.isCacheable) refuse(503, { detail: 'The panel is simulating faults.' });
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Prevents nginx from buffering the events.
      'X-Accel-Buffering': 'no',
    };
    // The body of a HEAD response is never read, so a listener for it would never be removed.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    // This must run before the listener is counted. It throws if the store can't be written to, and the
    // listener would then never be removed from the count.
    state.playout.catchUp();
    const release =
      admitListener(networkOf(clientAddress(c, state.options))) ??
      refuse(503, { detail: 'Too many listeners.' }, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    const stream = streams.get(server) ?? createEventStream(state, server);
    streams.set(server, stream);
    const lastId = wholeNumber(c.req.header('last-event-id') ?? '');
    const body = stream.listen(baseUrl(c, state.options), lastId, connectionOf(c), release);
    return new Response(body, { headers });
  });
  return routes;
}

/** Returns the network connection of a request. Requests via `app.request` have none. */
function connectionOf({ env }: Context): Connection {
  const outgoing = (env as Partial<HttpBindings> | undefined)?.outgoing;
  return {
    unread: () => outgoing?.writableLength ?? 0,
    destroy: () => void outgoing?.destroy(),
  };
}

/** Adds a `Link` header with the event stream's URL to history responses for a single server. */
export function linkEvents(state: StationState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!hasEvents(state) || c.req.path !== v2.history || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null) return;
    const address = `${baseUrl(c, state.options)}/events/${server}/`;
    c.res.headers.append('Link', `<${address}>; rel="alternate"; type="text/event-stream"`);
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', HISTORY_HEADERS);
  };
}

/**
 * Whether event streams are offered. A proxy keeps a connection open for each listener, so behind a proxy they
 * are off unless the operator enables them.
 */
function hasEvents({ options }: StationState): boolean {
  return options.events || !options.trustProxy;
}
