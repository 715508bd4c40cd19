import { Hono, type Handler } from 'hono';
import type { LegacyPage } from '../../contract/pages.js';
import { baseUrl } from '../http/base-url.js';
import { lastOf, queryOf, wholeNumber } from '../http/query.js';
import { refuse } from '../http/refusal.js';
import { redirectToSlash } from '../http/trailing-slash.js';
import type { ServeState } from './state.js';
import type { LegacyResource } from './legacy-resource.js';
import { legacyResponse } from './legacy-response.js';
import { recordsOf } from './list-source.js';
import { corrupted } from './v2-list.js';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1000;

/** Serves the declared lists and their single objects. */
export function serveLegacy(state: ServeState, resources: readonly LegacyResource[]): Hono {
  const app = new Hono();
  for (const { path, list, item } of resources) {
    app.all(path, legacyList(state, list));
    app.all(path.slice(0, -1), redirectToSlash);
    app.all(`${path}:id{[0-9]+}/`, legacyObject(state, item));
    app.all(`${path}:id{[0-9]+}`, redirectToSlash);
  }
  return app;
}

/** Returns a handler for requests to a list, with any method. */
function legacyList(state: ServeState, open: LegacyResource['list']): Handler {
  return async (c) => {
    const early = checkMethod(c.req.method);
    if (early) return early;
    const query = queryOf(c);
    const list = open(query, baseUrl(c, state.options));
    const givenLimit = windowNumber(query, 'limit') ?? DEFAULT_LIMIT;
    const limit = givenLimit === 0 || givenLimit > MAX_LIMIT ? MAX_LIMIT : givenLimit;
    const offset = windowNumber(query, 'offset') ?? 0;
    const at = new URL(c.req.url).pathname;
    const page: LegacyPage<object> = {
      meta: {
        limit,
        next: offset + limit < list.count ? link(at, query, limit, offset + limit) : null,
        offset,
        previous: offset >= limit ? link(at, query, limit, offset - limit) : null,
        total_count: list.count,
      },
      objects: await recordsOf(corrupted(state, list), { limit, offset }),
    };
    return legacyResponse(c, state, page);
  };
}

/** Returns a handler for a single object in a list. It responds with 404 and no body if the object doesn't exist. */
function legacyObject(state: ServeState, one: LegacyResource['item']): Handler {
  return (c) => {
    const early = checkMethod(c.req.method);
    if (early) return early;
    const found = one(Number(c.req.param('id')), baseUrl(c, state.options));
    if (found === undefined)
      return new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } });
    return legacyResponse(c, state, found);
  };
}

/**
 * Returns the `server` parameter, or null if it wasn't sent. Responds with 400 if it isn't a number. Unknown
 * servers are allowed, and their lists are empty.
 */
export function legacyServer(query: URLSearchParams): number | null {
  const text = lastOf(query, 'server');
  return text === null ? null : (wholeNumber(text) ?? mismatch());
}

/** Returns a boolean parameter, or null if it wasn't sent. Responds with 400 to other values. */
export function legacyFlag(query: URLSearchParams, name: string): boolean | null {
  const text = lastOf(query, name);
  if (text === null) return null;
  if (['1', 'true', 'True', 't'].includes(text)) return true;
  if (['0', 'false', 'False', 'f'].includes(text)) return false;
  return mismatch();
}

function mismatch(): never {
  return refuse(400, { error: 'Invalid resource lookup data provided (mismatched type).' });
}

/** Returns the response to OPTIONS, HEAD and write requests, or null for GET. */
function checkMethod(method: string): Response | null {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Allow: 'GET' };
  if (method === 'GET') return null;
  if (method === 'OPTIONS') return new Response('GET', { headers });
  return new Response('Method Not Allowed', { status: 405, headers });
}

function windowNumber(query: URLSearchParams, name: 'limit' | 'offset'): number | null {
  const text = lastOf(query, name);
  if (text === null) return null;
  const number = wholeNumber(text);
  if (number === null || number < 0) {
    refuse(400, { error: `Invalid ${name} '${text}' provided. Please provide a positive integer >= 0.` });
  }
  return number;
}

function link(at: string, query: URLSearchParams, limit: number, offset: number): string {
  const linked = new URLSearchParams(query);
  linked.delete('limit');
  linked.delete('offset');
  linked.append('limit', String(limit));
  linked.append('offset', String(offset));
  return `${at}?${linked.toString()}`;
}
