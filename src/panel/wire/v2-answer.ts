/** Writes one v2 answer: JSON or its page, with what caches and conditional requests need. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PanelState } from '../state.js';
import type { Form } from './accept.js';
import { htmlPage } from './pages.js';

/** The answer to a request that went well. `methods` are those that the path has. */
export async function answerV2(
  c: Context,
  state: PanelState,
  form: Form,
  data: object,
  methods: readonly string[],
): Promise<Response> {
  const path = new URL(c.req.url).pathname;
  const response =
    form === 'json'
      ? new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json' } })
      : htmlPage(200, path, JSON.stringify(data, null, 2), true);
  response.headers.set('Vary', 'Accept');
  response.headers.set('Allow', methods.join(', '));
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return response;
  response.headers.set('Cache-Control', `max-age=${state.options.maxAge}`);
  const body = await response.text();
  // A stored copy keeps its CORS header through a 304: when that changes, the copy must not be used again.
  const stamp = createHash('sha1').update(body).update(String(state.faults.now.cors));
  const etag = `"${stamp.digest('base64url')}"`;
  response.headers.set('ETag', etag);
  if (isKnown(c.req.header('if-none-match'), etag)) {
    response.headers.delete('Content-Type');
    return new Response(null, { status: 304, headers: response.headers });
  }
  return new Response(body, { headers: response.headers });
}

/** Whether an `If-None-Match` header names this entity tag. Weak tags count. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
