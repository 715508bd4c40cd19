/** Answers that may be kept and asked for again: their tag, their age, and 304 for who has them. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { hasCredentials } from '../auth/authorization.js';
import type { PanelState } from '../state.js';

/**
 * The answer to a read. Only what everybody may see is marked public, and
 * never to be shown while a newer one is fetched: a poll would get the old title back.
 */
export function cacheableResponse(c: Context, state: PanelState, body: string, headers: Headers): Response {
  const isOwn = hasCredentials(c, state);
  headers.set('Cache-Control', isOwn ? 'private, no-cache' : `public, max-age=${state.options.maxAge}`);
  // A stored copy keeps its CORS header through a 304: when that changes, the copy must not be used again.
  const stamp = createHash('sha1').update(body).update(String(state.faults.active.cors));
  const etag = `"${stamp.digest('base64url')}"`;
  headers.set('ETag', etag);
  // What is to break off must be sent.
  if (matchesEtag(c.req.header('if-none-match'), etag) && !state.faults.active.truncate) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}

/** Whether an `If-None-Match` header names this entity tag. Weak tags count. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
