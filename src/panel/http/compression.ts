import type { MiddlewareHandler } from 'hono';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limitConcurrency } from './limit-concurrency.js';

/** Smaller responses aren't compressed. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * Only text is compressed. Audio and pictures are already compressed, and compression would delay the events
 * in an event stream.
 */
const TEXT =
  /^(text\/(?!event-stream)|image\/svg\+xml|application\/(json|javascript|manifest\+json|(rss\+|atom\+)?xml))/;

export const isCompressible = (type: string | null): boolean => type !== null && TEXT.test(type);

/** Whether an `Accept-Encoding` header allows a coding. */
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

/** Compression shares Node's thread pool with file access, so more concurrent compressions would delay all files. */
export const runCompression = limitConcurrency(2);

const pack = promisify(gzip);

/**
 * Compresses text of at least 1 KiB with gzip. Compressed responses have a weak `ETag`, because their bytes
 * differ from those of the uncompressed response. Uncompressed responses have no `Vary: Accept-Encoding`, so
 * that a cache that sends requests without `Accept-Encoding` can serve one copy to all clients. Hono's
 * `compress` isn't used, because it doesn't limit the number of concurrent compressions.
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
      const isShort = plain.length < MIN_COMPRESSED_BYTES;
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

/** Sends the weak tag with a 304 if the client has cached the compressed response. */
function keepWeak(headers: Headers, known: string | undefined): void {
  const etag = headers.get('etag');
  if (etag === null || !(known ?? '').includes(weak(etag))) return;
  headers.set('ETag', weak(etag));
  varyByEncoding(headers);
}

const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);
