import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BaseState } from '../base/state.js';
import type { RequestLog } from './request-log.js';
import { baseUrlOf } from './base-url.js';
import { matchesEtag } from './cacheable-response.js';
import { accepts } from './compression.js';

/**
 * Caches public API responses until something is written, a fault changes or the response's `max-age` expires.
 * A list that many pages request is then built only about once per second.
 */
export interface ResponseCache {
  /** Stores responses. This must be the outermost middleware of the APIs and the charts. */
  middleware: MiddlewareHandler;
  /** Sends a cached response and returns true; returns false if it isn't in the cache. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
}

interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
}

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_BODY_BYTES = 256 * 1024;

interface CacheState extends BaseState {
  requests: RequestLog;
  /** The version increases with every written row. */
  store: { version(): number };
  playout: { catchUp(): void };
}

export function createResponseCache(state: CacheState): ResponseCache {
  const { clock, faults, options, playout, requests, store } = state;
  const keyHeader = options.apiKeyHeader.toLowerCase();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BODY_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: Math.max(1, Math.ceil(options.maxAge * 1000)),
  });
  let version = '';

  /** Clears the cache if the panel has changed. */
  function invalidate(): void {
    playout.catchUp();
    const current = `${store.version()} ${faults.version}`;
    if (current !== version) responses.clear();
    version = current;
  }

  /**
   * Returns a key made of the parts of a request on which its response depends, or null if the response isn't
   * public.
   */
  function keyOf(request: IncomingMessage): string | null {
    const { method, url, headers } = request;
    if (method !== 'GET' || !/^\/(api|charts)\//.test(url ?? '')) return null;
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
      // Streamed responses have no `ETag`, and must not be read into memory.
      if (!headers.has('etag')) return;
      // If something was written while this response was created, don't store it, because it may contain the
      // old data.
      invalidate();
      if (before !== version || !faults.isCacheable) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, { status, headers });
      responses.set(key, {
        headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) },
        body,
        etag: headers.get('etag'),
      });
    },

    respond(request, response) {
      if (!faults.isCacheable || state.closed.aborted) return false;
      try {
        invalidate();
      } catch {
        // An exception here would end the process. The routes will fail with the same error and respond with
        // 500.
        return false;
      }
      const key = keyOf(request);
      const cached = key === null ? undefined : responses.get(key);
      if (cached === undefined) return false;
      const { headers, body, etag } = cached;
      headers.date = new Date(clock.now()).toUTCString();
      const isUnchanged = etag !== null && matchesEtag(request.headers['if-none-match'], etag);
      const status = isUnchanged ? 304 : 200;
      const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/);
      requests.enter({ method: 'GET', path, query: query.join('') }).status = status;
      if (isUnchanged) {
        response.writeHead(304, withoutBody(headers)).end();
      } else {
        response.writeHead(200, headers).end(body);
      }
      return true;
    },
  };
}

const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

function withoutBody(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name)));
}
