/** Chooses the format of a v2 response: JSON, or the HTML page that a browser shows. */
import type { Context } from 'hono';
import { lastOf, queryOf } from './query.js';
import { refuse } from './refusal.js';

export type ResponseFormat = 'json' | 'html';

/** Refuses a `format` other than json with 404, and an `Accept` header without a type of ours with 406. */
export function negotiate(c: Context): ResponseFormat {
  const format = lastOf(queryOf(c), 'format');
  if (format === 'json') return 'json';
  if (format) refuse(404, { detail: 'Not found.' });
  const accepted = (c.req.header('accept') ?? '*/*')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase());
  const speaks = (...types: string[]) => types.some((type) => accepted.includes(type));
  // Exact types count before wildcards, and JSON before HTML; `q` is ignored, as in the framework.
  if (speaks('application/json')) return 'json';
  if (speaks('text/html')) return 'html';
  if (speaks('application/*')) return 'json';
  if (speaks('text/*')) return 'html';
  if (speaks('*/*', '')) return 'json';
  return refuse(406, { detail: 'Could not satisfy the request Accept header.' });
}
