/**
 * In:  public answers, as they leave.
 * Out: the same bytes again, while nothing has been written, no fault has been
 *      switched, and their `max-age` lasts: a page that everybody looks at is
 *      made once a second, not once for each who looks.
 */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PanelState } from '../state.js';
import { matchesEtag } from './cacheable-response.js';

export interface ResponseCache {
  /** Keeps what leaves. The outermost of what makes an answer. */
  middleware: MiddlewareHandler;
  /** Answers with what is kept; false, and nothing done, when there is nothing. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
  etag: string | null;
  /** When it may no longer be used: `performance.now()`. */
  until: number;
}

const MOST_BYTES = 8 * 1024 * 1024;
const LARGEST = 256 * 1024;

export function createResponseCache(state: PanelState): ResponseCache {
  const { clock, faults, options, requests, simulator, store } = state;
  const keyHeader = options.apiKeyHeader.toLowerCase();
  const answers = new Map<string, CachedResponse>();
  let bytes = 0;
  let version = '';

  function forget(): void {
    answers.clear();
    bytes = 0;
  }

  /** Forgets what an older state of the panel answered. */
  function bringUpToDate(): void {
    simulator.catchUp();
    const current = `${store.version()} ${faults.version}`;
    if (current !== version) forget();
    version = current;
  }

  /** What an answer depends on besides the state of the panel; null for one that is for one reader alone. */
  function keyOf({ method, url, headers }: IncomingMessage): string | null {
    if (method !== 'GET' || !url?.startsWith('/api/')) return null;
    if (headers.authorization !== undefined || headers[keyHeader] !== undefined) return null;
    const { host, accept } = headers;
    const proxy = options.trustProxy
      ? `${String(headers['x-forwarded-proto'])} ${String(headers['x-forwarded-host'])}`
      : '';
    return `${url}\n${host ?? ''}\n${accept ?? ''}\n${proxy}`;
  }

  return {
    async middleware(c, next) {
      const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
      const key = incoming && options.maxAge > 0 ? keyOf(incoming) : null;
      const before = version;
      await next();
      const { status, headers } = c.res;
      if (key === null || status !== 200 || !headers.get('cache-control')?.startsWith('public')) return;
      // What was read before a write must not be kept as read after it.
      bringUpToDate();
      if (before !== version || !faults.isCacheable) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, { status, headers });
      if (body.length > LARGEST) return;
      if (bytes + body.length > MOST_BYTES) forget();
      bytes += body.length;
      answers.set(key, {
        headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) },
        body,
        etag: headers.get('etag'),
        until: performance.now() + options.maxAge * 1000,
      });
    },

    answer(request, response) {
      if (!faults.isCacheable || state.closed.aborted) return false;
      try {
        bringUpToDate();
      } catch {
        // Outside of the routes this would end the process: they meet the same trouble, and answer it.
        return false;
      }
      const key = keyOf(request);
      const kept = key === null ? undefined : answers.get(key);
      if (kept === undefined || kept.until <= performance.now()) return false;
      const { headers, body, etag } = kept;
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

/** The headers of an answer that has no body. */
function withoutBody(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'content-type' && name !== 'content-length'),
  );
}
