import type { Context } from 'hono';
import type { ResponseFormat } from '../http/accept.js';
import { cacheableResponse, cacheControl } from '../http/cacheable-response.js';
import { htmlPage } from '../http/html-page.js';
import type { ServeState } from './state.js';
import { isAdministration } from '../http/paths.js';
import { streamResponse } from './stream-response.js';
import { StreamedList } from './streamed-list.js';

/**
 * Returns the response to a successful request, which is JSON or an HTML page and has caching headers. If the
 * data is null, there is no body. `methods` are the methods that the path supports.
 */
export async function v2Response(
  c: Context,
  state: ServeState,
  form: ResponseFormat,
  status: number,
  data: object | null,
  methods: readonly string[],
): Promise<Response> {
  const headers = new Headers({ Allow: methods.join(', ') });
  // Caches may store the JSON. The HTML page at the same URL is never stored, so only the page needs
  // `Vary: Accept`.
  if (form === 'html') headers.set('Vary', 'Accept');
  if (data === null) return new Response(null, { status, headers });
  // Administration responses are private, so caches must not store them.
  const isNotStored =
    form === 'html' || isAdministration(c.req.path) || (c.req.method !== 'GET' && c.req.method !== 'HEAD');
  if (isNotStored) headers.set('Cache-Control', 'no-store');
  if (data instanceof StreamedList) {
    if (!isNotStored) headers.set('Cache-Control', cacheControl(c, state));
    return streamResponse(c, state, form, data, headers);
  }
  const page = form === 'html' ? htmlPage(200, c.req.path, JSON.stringify(data, null, 2), true) : null;
  const body = page ? await page.text() : JSON.stringify(data);
  page?.headers.forEach((value, name) => headers.set(name, value));
  if (!page) headers.set('Content-Type', 'application/json');
  return isNotStored ? new Response(body, { status, headers }) : cacheableResponse(c, state, body, headers);
}
