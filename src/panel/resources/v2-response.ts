/** Writes one v2 answer: JSON or its page, with what caches and conditional requests need. */
import type { Context } from 'hono';
import type { ResponseFormat } from '../http/accept.js';
import { cacheableResponse } from '../http/cacheable-response.js';
import { htmlPage } from '../http/html-page.js';
import type { PanelState } from '../state.js';
import { isAdministration } from './resource.js';

/**
 * The answer to a request that went well; null has no body. `methods` are those
 * that the path has.
 */
export async function v2Response(
  c: Context,
  state: PanelState,
  form: ResponseFormat,
  status: number,
  data: object | null,
  methods: readonly string[],
): Promise<Response> {
  const headers = new Headers({ Vary: 'Accept', Allow: methods.join(', ') });
  if (data === null) return new Response(null, { status, headers });
  const page = form === 'html' ? htmlPage(200, c.req.path, JSON.stringify(data, null, 2), true) : null;
  const body = page ? await page.text() : JSON.stringify(data);
  page?.headers.forEach((value, name) => headers.set(name, value));
  if (!page) headers.set('Content-Type', 'application/json');
  // What the administration answers is for one reader, and no copy of it is to be found later.
  const isForOnce = isAdministration(c.req.path) || (c.req.method !== 'GET' && c.req.method !== 'HEAD');
  if (isForOnce) {
    headers.set('Cache-Control', 'no-store');
    return new Response(body, { status, headers });
  }
  return cacheableResponse(c, state, body, headers);
}
