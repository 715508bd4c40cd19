import type { Context } from 'hono';

/** Returns a request's parameters, in the order in which they were sent. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** Returns the last value of a parameter, as real panels do, or null if it wasn't sent. */
export function lastOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

/** Parses an integer with an optional sign and surrounding spaces. Returns null if the text isn't an integer. */
export function wholeNumber(text: string): number | null {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null;
}
