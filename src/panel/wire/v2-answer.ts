/** Writes one v2 answer: JSON or its page, with what caches and conditional requests need. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PanelState } from '../state.js';
import type { Form } from './accept.js';
import { hasCredentials } from './authorization.js';
import { htmlPage } from './pages.js';

/**
 * The answer to a request that went well; null has no body. `methods` are those
 * that the path has. Only what everybody may see is marked public.
 */
export async function answerV2(
  c: Context,
  state: PanelState,
  form: Form,
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
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    headers.set('Cache-Control', 'no-store');
    return new Response(body, { status, headers });
  }
  if (hasCredentials(c, state)) {
    headers.set('Cache-Control', 'private, no-cache');
  } else {
    headers.set('Cache-Control', `public, max-age=${state.options.maxAge}`);
  }
  // A stored copy keeps its CORS header through a 304: when that changes, the copy must not be used again.
  const stamp = createHash('sha1').update(body).update(String(state.faults.now.cors));
  const etag = `"${stamp.digest('base64url')}"`;
  headers.set('ETag', etag);
  if (isKnown(c.req.header('if-none-match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}

/** Whether an `If-None-Match` header names this entity tag. Weak tags count. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
