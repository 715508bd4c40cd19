/** Writes one legacy answer, as JSON or as a call of the function that the request names. */
import type { Context } from 'hono';
import { cacheableResponse } from '../http/cacheable-response.js';
import { lastOf, queryOf } from '../http/query.js';
import { refuse } from '../http/refusal.js';
import type { PanelState } from '../state.js';
import { isCallbackName } from './callback-name.js';

/** Refuses a bad callback name with 400. */
export function legacyResponse(c: Context, state: PanelState, data: object): Response {
  const callback = callbackOf(queryOf(c));
  const json = JSON.stringify(data);
  const [body, type] =
    // No charset with the script: so it is in the field, and a page in another charset has to name it.
    callback === null ? [json, 'application/json'] : [`${callback}(${asScript(json)})`, 'text/javascript'];
  return cacheableResponse(c, state, body, new Headers({ 'Content-Type': type, Vary: 'Accept' }));
}

/** The name to call, or null for plain JSON. */
function callbackOf(query: URLSearchParams): string | null {
  const format = lastOf(query, 'format');
  const callback = lastOf(query, 'callback');
  if (format === 'json' || (format !== 'jsonp' && callback === null)) return null;
  const name = callback ?? 'callback';
  return isCallbackName(name) ? name : refuse(400, { error: 'JSONP callback name is invalid.' });
}

/** JSON that is also a script in old engines, where these two end a line inside a string. */
function asScript(json: string): string {
  return json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
