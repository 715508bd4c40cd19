/** Writes a v2 response: JSON or an HTML page, with headers for caches. */
import type { Context } from 'hono';
import type { ResponseFormat } from '../http/accept.js';
import { cacheableResponse } from '../http/cacheable-response.js';
import { htmlPage } from '../http/html-page.js';
import type { PanelState } from '../state.js';
import { isAdministration } from './resource.js';

/**
 * The response to a successful request; null for no body. `methods` are those of the
 * path.
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
  // Answers of the administration are private: no cache may store them.
  const isNotStored = isAdministration(c.req.path) || (c.req.method !== 'GET' && c.req.method !== 'HEAD');
  if (isNotStored) {
    headers.set('Cache-Control', 'no-store');
    return new Response(body, { status, headers });
  }
  return cacheableResponse(c, state, body, headers);
}
