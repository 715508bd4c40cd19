/**
 * In:  a response, and the encodings that its reader takes.
 * Out: the same, compressed where that saves something; with the `ETag` and the `Vary` that belong to it.
 */
import type { MiddlewareHandler } from 'hono';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limitConcurrency } from './limit-concurrency.js';

/** Bytes below which an answer stays as it is: it fits into a packet or two anyhow. */
export const LEAST = 1024;

/** Text alone: sound and pictures are compressed already, and an event stream would be held back. */
const TEXT =
  /^(text\/(?!event-stream)|image\/svg\+xml|application\/(json|javascript|manifest\+json|(rss\+|atom\+)?xml))/;

/** Whether what has this `Content-Type` is worth compressing. */
export const isCompressible = (type: string | null): boolean => type !== null && TEXT.test(type);

/** Whether an `Accept-Encoding` header takes a coding. */
export function accepts(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** Compression shares its threads with file access: more at a time would delay every file. */
export const runCompression = limitConcurrency(2);

const pack = promisify(gzip);

/**
 * Compresses by gzip what is text, and longer than 1 KB. The tag of a compressed copy is weak: its bytes are others.
 *
 * What is sent as it is has no `Vary: Accept-Encoding`: everybody can read it. So a cache that asks without
 * `Accept-Encoding` stores one copy for all.
 */
export function compressResponses(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status, headers, body } = c.res;
    if (!accepts(c.req.header('accept-encoding'), 'gzip')) return;
    if (status === 304) return keepWeak(headers, c.req.header('if-none-match'));
    if (body === null || !isWorthwhile(status, headers)) return;
    if (headers.get('transfer-encoding') === 'chunked') {
      c.res = new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
    } else {
      const plain = Buffer.from(await c.res.arrayBuffer());
      const isShort = plain.length < LEAST;
      c.res = new Response(isShort ? plain : await runCompression(() => pack(plain)), { status, headers });
      if (isShort) return;
    }
    c.res.headers.delete('Content-Length');
    c.res.headers.set('Content-Encoding', 'gzip');
    varyByEncoding(c.res.headers);
    const etag = headers.get('etag');
    if (etag !== null) c.res.headers.set('ETag', weak(etag));
  };
}

/** Says that the answer is another one for readers that take another encoding. */
export function varyByEncoding(headers: Headers): void {
  const vary = headers.get('vary');
  if (!/accept-encoding/i.test(vary ?? ''))
    headers.set('Vary', vary === null ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

function isWorthwhile(status: number, headers: Headers): boolean {
  if (status === 206 || headers.has('content-encoding')) return false;
  return (
    isCompressible(headers.get('content-type')) && !/no-transform/.test(headers.get('cache-control') ?? '')
  );
}

/** A 304 names the copy that its reader has: the compressed one has a weak tag. */
function keepWeak(headers: Headers, known: string | undefined): void {
  const etag = headers.get('etag');
  if (etag === null || !(known ?? '').includes(weak(etag))) return;
  headers.set('ETag', weak(etag));
  varyByEncoding(headers);
}

const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);
