import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { BaseState } from '../base/state.js';

type CachingState = Pick<BaseState, 'options' | 'faults'>;

/**
 * Returns a response with `ETag` and `Cache-Control`, or 304 if the client already has the same body. Hono's
 * `etag` middleware isn't used, because it would read streamed lists into memory, and because this tag also
 * depends on the `cors` fault. Never sends `stale-while-revalidate`, because polling would then return the
 * previous title one more time.
 */
export function cacheableResponse(c: Context, state: CachingState, body: string, headers: Headers): Response {
  headers.set('Cache-Control', cacheControl(c, state));
  // After a 304, the browser uses the stored CORS header, so the tag must change with the `cors` fault.
  const stamp = createHash('sha1').update(body).update(String(state.faults.active.cors));
  const etag = `"${stamp.digest('base64url')}"`;
  headers.set('ETag', etag);
  // Never send a 304 while the `truncate` fault is on, because a 304 has no body to truncate.
  if (matchesEtag(c.req.header('if-none-match'), etag) && !state.faults.active.truncate) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}

/** Returns the `Cache-Control` value for a read. Only responses to requests without credentials are `public`. */
export function cacheControl(c: Context, state: CachingState): string {
  return hasCredentials(c, state.options.apiKeyHeader)
    ? 'private, no-cache'
    : `public, max-age=${state.options.maxAge}`;
}

/** Whether an `If-None-Match` header contains this entity tag, weak or strong. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

function hasCredentials(c: Context, apiKeyHeader: string): boolean {
  return c.req.header('authorization') !== undefined || c.req.header(apiKeyHeader) !== undefined;
}
