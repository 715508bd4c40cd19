/**
 * In:  public responses of the APIs.
 * Out: the same bytes again, until something is written, a fault changes or the
 *      response's `max-age` ends. So a list that many pages ask for is made once a second.
 */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BaseState } from '../base/state.js';
import type { RequestLog } from './request-log.js';
import { baseUrlOf } from './base-url.js';
import { matchesEtag } from './cacheable-response.js';
import { accepts } from './compression.js';

export interface ResponseCache {
  /** Stores the responses that pass. It is the outermost middleware of the APIs. */
  middleware: MiddlewareHandler;
  /** Answers from the cache. False when the response is not in it; then it does nothing. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
}

const MAX_BYTES = 8 * 1024 * 1024;
const LARGEST = 256 * 1024;

interface CacheState extends BaseState {
  requests: RequestLog;
  /** Its version increases with every written row. */
  store: { version(): number };
  playout: { catchUp(): void };
}

export function createResponseCache(state: CacheState): ResponseCache {
  const { clock, faults, options, playout, requests, store } = state;
  const keyHeader = options.apiKeyHeader.toLowerCase();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: Math.max(1, Math.ceil(options.maxAge * 1000)),
  });
  let version = '';

  /** Clears the cache when the panel has changed since. */
  function bringUpToDate(): void {
    playout.catchUp();
    const current = `${store.version()} ${faults.version}`;
    if (current !== version) responses.clear();
    version = current;
  }

  /** The parts of a request that its response depends on; null when that is not for everybody. */
  function keyOf(request: IncomingMessage): string | null {
    const { method, url, headers } = request;
    if (method !== 'GET' || !url?.startsWith('/api/')) return null;
    if (headers.authorization !== undefined || headers[keyHeader] !== undefined) return null;
    const coding = accepts(headers['accept-encoding'], 'gzip') ? 'gzip' : '';
    return `${url}
${baseUrlOf(request, options)}
${headers.accept ?? ''}
${coding}`;
  }

  return {
    async middleware(c, next) {
      const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
      const key = incoming && options.maxAge > 0 ? keyOf(incoming) : null;
      const before = version;
      await next();
      const { status, headers } = c.res;
      if (key === null || status !== 200 || !headers.get('cache-control')?.startsWith('public')) return;
      // A stream has no tag, and must not be gathered in memory.
      if (!headers.has('etag')) return;
      // A response that was made before a write must not be stored as one made after it.
      bringUpToDate();
      if (before !== version || !faults.isCacheable) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, { status, headers });
      responses.set(key, {
        headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) },
        body,
        etag: headers.get('etag'),
      });
    },

    answer(request, response) {
      if (!faults.isCacheable || state.closed.aborted) return false;
      try {
        bringUpToDate();
      } catch {
        // An error here would end the process. The routes meet the same error, and answer it with 500.
        return false;
      }
      const key = keyOf(request);
      const cached = key === null ? undefined : responses.get(key);
      if (cached === undefined) return false;
      const { headers, body, etag } = cached;
      headers.date = new Date(clock.now()).toUTCString();
      const known = etag !== null && matchesEtag(request.headers['if-none-match'], etag);
      const status = known ? 304 : 200;
      const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/);
      requests.enter({ method: 'GET', path, query: query.join('') }).status = status;
      if (known) {
        response.writeHead(304, withoutBody(headers)).end();
      } else {
        response.writeHead(200, headers).end(body);
      }
      return true;
    },
  };
}

const OF_A_BODY = ['content-type', 'content-length', 'content-encoding'];

/** The headers of an answer that has no body. */
function withoutBody(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_BODY.includes(name)));
}
