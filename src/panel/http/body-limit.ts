/**
 * Limits the size of request bodies. Hono's `bodyLimit` doesn't work with Hono's Node server: it fails for
 * chunked requests, because the requests aren't real `Request` objects. When it refuses a request that is too
 * long, it also locks the body's stream, so the server can't discard the rest of the body.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { v1, v2 } from '../../contract/paths.js';
import { refuse } from './refusal.js';

const MEBIBYTE = 1024 * 1024;
const DEFAULT_LIMIT_MIB = 1;
/** Limit for forms with pictures, and for `/__control__/`, through which tests send megabytes of hostile text. */
const LARGE_LIMIT_MIB = 20;
const WITHOUT_BODY = ['GET', 'HEAD', 'TRACE'];

/** Rejects bodies with 413 if their `Content-Length` is too large. For chunked bodies, see `gatherChunks`. */
export function limitBodySize(): MiddlewareHandler {
  return async (c, next) => {
    if (!WITHOUT_BODY.includes(c.req.method) && !isInChunks(c)) {
      if (Number(c.req.header('content-length') ?? 0) > limitOf(c) * MEBIBYTE) refuseSize(limitOf(c));
    }
    await next();
  };
}

/**
 * Waits for a chunked body, and refuses it with 413 as soon as it's too large. Call this before reading a
 * body. It isn't middleware, so that the panel doesn't wait for the bodies of requests that it refuses
 * anyway. Can be called more than once.
 */
export async function gatherChunks(c: Context): Promise<void> {
  if (!WITHOUT_BODY.includes(c.req.method) && isInChunks(c)) await readChunks(c, limitOf(c));
}

const isInChunks = (c: Context): boolean => c.req.header('transfer-encoding') !== undefined;

function limitOf(c: Context): number {
  const { path, method } = c.req;
  const hasPictures =
    (path === v1.settings && method === 'PUT') || (path.startsWith(v2.podcasts) && method !== 'DELETE');
  // Only multipart forms have the larger limit. JSON contains no files, and parsing 20 MiB of it would block
  // the panel for seconds.
  const isInParts = /^\s*multipart\/form-data/i.test(c.req.header('content-type') ?? '');
  return path.startsWith('/__control__/') || (hasPictures && isInParts) ? LARGE_LIMIT_MIB : DEFAULT_LIMIT_MIB;
}

/** Reads the whole body and replaces the request's stream with it. */
async function readChunks(c: Context, mebibytes: number): Promise<void> {
  const { url, method, body, signal } = c.req.raw;
  if (body === null) return;
  const headers = new Headers(c.req.raw.headers);
  headers.delete('transfer-encoding');
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader
      .read()
      .catch(() => refuse(400, { detail: 'The request body ended early.' }));
    if (done) break;
    size += value.length;
    if (size > mebibytes * MEBIBYTE) {
      void discard(reader);
      refuseSize(mebibytes);
    }
    parts.push(value);
  }
  c.req.raw = new Request(url, { method, headers, body: Buffer.concat(parts), signal });
}

/**
 * Reads and discards the rest of a body. If the connection were closed immediately, a client that is still
 * sending wouldn't see the response. The server closes the connection after half a second.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection was closed.
  }
}

function refuseSize(mebibytes: number): never {
  return refuse(413, { detail: `Request body exceeded the limit of ${mebibytes} MiB.` });
}
