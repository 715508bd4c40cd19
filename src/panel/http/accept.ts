/** Which form of an answer a v2 request gets: JSON, or the page that a browser's address bar asks for. */
import type { Context } from 'hono';
import { lastOf, queryOf } from './query.js';
import { refuse } from './refusal.js';

export type ResponseFormat = 'json' | 'html';

/** Refuses with 404 for a `format` other than json, with 406 for a type that the panel doesn't speak. */
export function negotiate(c: Context): ResponseFormat {
  const format = lastOf(queryOf(c), 'format');
  if (format === 'json') return 'json';
  if (format) refuse(404, { detail: 'Not found.' });
  const accepted = (c.req.header('accept') ?? '*/*')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase());
  const speaks = (...types: string[]) => types.some((type) => accepted.includes(type));
  // Exact names go before wildcards, and JSON before HTML; `q` is not looked at, as in the framework.
  if (speaks('application/json')) return 'json';
  if (speaks('text/html')) return 'html';
  if (speaks('application/*')) return 'json';
  if (speaks('text/*')) return 'html';
  if (speaks('*/*', '')) return 'json';
  return refuse(406, { detail: 'Could not satisfy the request Accept header.' });
}
