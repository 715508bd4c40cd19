/** Reads query strings as the framework of the real panels does. */
import type { Context } from 'hono';

/** The parameters of a request, in the order sent. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The last value of a parameter; null when it was not sent. */
export function lastOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

/** A whole number with optional sign and blanks around it; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null;
}
