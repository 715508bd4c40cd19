import type { Context } from 'hono';

/** The parameters of a request, in the order sent. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** Returns the last value of a parameter, as real panels do; null if it wasn't sent. */
export function lastOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

/** Parses an integer with optional sign and surrounding spaces; null for other texts. */
export function wholeNumber(text: string): number | null {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null;
}
