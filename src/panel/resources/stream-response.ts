import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ResponseFormat } from '../http/accept.js';
import { htmlAround, htmlHeaders, html } from '../http/html-page.js';
import { refuse } from '../http/refusal.js';
import type { ServeState } from './state.js';
import { jsonParts, partsStream, type StreamedList } from './streamed-list.js';

/** Value of `Retry-After` in seconds. By then, a slot is probably free again. */
const RETRY_AFTER_S = '5';

/**
 * Streams a long list. Responds with 503 if too many lists are being streamed. The HTML page has one record per line.
 */
export function streamResponse(
  c: Context,
  state: ServeState,
  form: ResponseFormat,
  list: StreamedList,
  headers: Headers,
): Response {
  if (form === 'json') headers.set('Content-Type', 'application/json');
  else htmlHeaders.forEach(([name, value]) => headers.set(name, value));
  const parts = form === 'json' ? jsonParts(list) : pageParts(c.req.path, list);
  return streamParts(c, state, parts, headers, 'Request a page with limit.');
}

/** Streams text. Responds with 503 and `advice` if too many responses are being streamed. */
export function streamParts(
  c: Context,
  state: ServeState,
  parts: AsyncGenerator<string, void>,
  headers: Headers,
  advice: string,
): Response {
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const release =
    state.streamPlaces.take() ??
    refuse(503, { detail: `Too many long responses at once. ${advice}` }, { 'Retry-After': RETRY_AFTER_S });
  // Also release the slot if the client disconnects before the first byte is sent.
  (c.env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', release);
  // Prevents the server and the compression middleware from reading the stream into memory.
  headers.set('Transfer-Encoding', 'chunked');
  return new Response(partsStream(parts, state.closed, release), { headers });
}

async function* pageParts(title: string, list: StreamedList): AsyncGenerator<string, void> {
  const [before, after] = htmlAround(title);
  yield before;
  for await (const part of jsonParts(list, ',\n')) yield String(html`${part}`);
  yield after;
}
