import type { Context } from 'hono';

/**
 * Redirects to the path with a trailing slash for any method, as real panels do. After this redirect, clients
 * send a GET instead of a POST, which fails.
 */
export function redirectToSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return new Response('', {
    status: 301,
    headers: { Location: `${pathname}/${search}`, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
