import type { Context } from 'hono';
import { lastOf, queryOf } from './query.js';
import { refuse } from './refusal.js';

/** Format of a v2 response: JSON, or an HTML page for browsers. */
export type ResponseFormat = 'json' | 'html';

/**
 * Chooses the response format. Responds with 404 if the `format` parameter is anything but `json`, and with 406 if
 * the `Accept` header includes neither JSON nor HTML.
 */
export function negotiate(c: Context): ResponseFormat {
  const format = lastOf(queryOf(c), 'format');
  if (format === 'json') return 'json';
  if (format) refuse(404, { detail: 'Not found.' });
  const accepted = (c.req.header('accept') ?? '*/*')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase());
  const isAccepted = (...types: string[]) => types.some((type) => accepted.includes(type));
  // Exact types take priority over wildcards, and JSON over HTML. Weights (`q`) are ignored, as on real panels.
  if (isAccepted('application/json')) return 'json';
  if (isAccepted('text/html')) return 'html';
  if (isAccepted('application/*')) return 'json';
  if (isAccepted('text/*')) return 'html';
  if (isAccepted('*/*', '')) return 'json';
  return refuse(406, { detail: 'Could not satisfy the request Accept header.' });
}
