/** Responses with `ETag` and `Cache-Control`, and 304 for conditional requests. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { BaseState } from '../base/state.js';

type CachingState = Pick<BaseState, 'options' | 'faults'>;

/**
 * Only what everybody may see is `public`. Never `stale-while-revalidate`: polling
 * would then get the old title once more.
 */
export function cacheableResponse(c: Context, state: CachingState, body: string, headers: Headers): Response {
  headers.set('Cache-Control', cacheControl(c, state));
  // A 304 keeps the CORS header of the stored copy, so the tag changes with the `cors` fault.
  const stamp = createHash('sha1').update(body).update(String(state.faults.active.cors));
  const etag = `"${stamp.digest('base64url')}"`;
  headers.set('ETag', etag);
  // The fault `truncate` needs a body.
  if (matchesEtag(c.req.header('if-none-match'), etag) && !state.faults.active.truncate) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}

/** How long the answer to a read may be kept, and by whom. */
export function cacheControl(c: Context, state: CachingState): string {
  return hasCredentials(c, state.options.apiKeyHeader)
    ? 'private, no-cache'
    : `public, max-age=${state.options.maxAge}`;
}

/** Whether an `If-None-Match` header names this entity tag. Weak tags count. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

function hasCredentials(c: Context, apiKeyHeader: string): boolean {
  return c.req.header('authorization') !== undefined || c.req.header(apiKeyHeader) !== undefined;
}
