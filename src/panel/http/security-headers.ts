import type { MiddlewareHandler } from 'hono';

/** Policy for pages without a stricter one, such as the demo pages, which show stations from any panel. */
const PAGE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'";

/** Paths that other sites never need to embed. */
const SAME_ORIGIN_PATHS = /^\/(api\/v1|__control__|account|docs|email-undo|password-reset|reports)\//;

/**
 * Sets the security headers that a route hasn't set itself. Hono's `secureHeaders` isn't used, because it would
 * also set a policy on JSON responses, and it supports only a single resource policy for all paths.
 */
export function setSecurityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set(
      'Cross-Origin-Resource-Policy',
      SAME_ORIGIN_PATHS.test(c.req.path) ? 'same-origin' : 'cross-origin',
    );
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && !headers.has('content-security-policy'))
      headers.set('Content-Security-Policy', PAGE_POLICY);
  };
}
