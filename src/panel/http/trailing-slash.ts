/** Paths without their trailing slash. */
import type { Context } from 'hono';

/** For every method: a POST is replayed as GET after it, and so fails, as in the field. */
export function redirectToSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return new Response('', {
    status: 301,
    headers: { Location: `${pathname}/${search}`, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
