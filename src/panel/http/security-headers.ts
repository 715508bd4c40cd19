/**
 * In:  any response of the panel.
 * Out: the same with what keeps it from being misused: a page in a stranger's frame, an answer taken for a script.
 */
import type { MiddlewareHandler } from 'hono';

/** For pages that have no stricter policy of their own: the demo's, which show stations of any panel. */
const PAGE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'";

/** No site embeds what is here. */
const OWN = /^\/(api\/v1|__control__|account|docs|email-undo|password-reset)\//;

/** What a route has set stays. */
export function setSecurityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', OWN.test(c.req.path) ? 'same-origin' : 'cross-origin');
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && !headers.has('content-security-policy'))
      headers.set('Content-Security-Policy', PAGE_POLICY);
  };
}
