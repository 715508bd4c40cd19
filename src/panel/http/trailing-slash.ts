/** Paths without their trailing slash. */
import type { Context } from 'hono';

/** For every method, as real panels do: clients repeat a POST as GET, which then fails. */
export function redirectToSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return new Response('', {
    status: 301,
    headers: { Location: `${pathname}/${search}`, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
