import type { Context } from 'hono';
import { cacheableResponse } from '../http/cacheable-response.js';
import { lastOf, queryOf } from '../http/query.js';
import { refuse } from '../http/refusal.js';
import type { ServeState } from './state.js';
import { isCallbackName } from './callback-name.js';

/** Returns JSON, or JSONP if the request has a callback. Rejects an invalid callback name with 400. */
export function legacyResponse(c: Context, state: ServeState, data: object): Response {
  const callback = callbackOf(queryOf(c));
  const json = JSON.stringify(data);
  const [body, type] =
    // Scripts are sent without a charset, as on real panels. Pages that use another charset must declare it.
    callback === null ? [json, 'application/json'] : [`${callback}(${asScript(json)})`, 'text/javascript'];
  return cacheableResponse(c, state, body, new Headers({ 'Content-Type': type }));
}

/** Returns the callback name, or null for JSON. */
function callbackOf(query: URLSearchParams): string | null {
  const format = lastOf(query, 'format');
  const callback = lastOf(query, 'callback');
  if (format === 'json' || (format !== 'jsonp' && callback === null)) return null;
  const name = callback ?? 'callback';
  return isCallbackName(name) ? name : refuse(400, { error: 'JSONP callback name is invalid.' });
}

/** Escapes U+2028 and U+2029, which old JavaScript engines treat as line breaks inside strings. */
function asScript(json: string): string {
  return json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
