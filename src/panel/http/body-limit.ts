/**
 * Refuses bodies that are too large.
 *
 * Hono's own limit fails for chunked requests under its Node server, whose requests
 * are no real `Request` objects. For a request that it refuses by its length, it also
 * opens the body, and then the server can't read it to the end.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { v1, v2 } from '../../contract/paths.js';
import { refuse } from './refusal.js';

const MEBIBYTE = 1024 * 1024;
const ORDINARY = 1;
/** Mebibytes, for forms with a podcast's cover or the settings' pictures, and control, which may put megabytes of hostile text on air. */
const LARGE = 20;
const WITHOUT_BODY = ['GET', 'HEAD', 'TRACE'];

/** Refuses with 413, by `Content-Length`. A body in chunks has none: see `gatherChunks`. */
export function limitBodySize(): MiddlewareHandler {
  return async (c, next) => {
    if (!WITHOUT_BODY.includes(c.req.method) && !isInChunks(c)) {
      if (Number(c.req.header('content-length') ?? 0) > largest(c) * MEBIBYTE) refuseSize(largest(c));
    }
    await next();
  };
}

/**
 * Waits for a body that comes in chunks; refuses with 413 when too much has come. Who reads a body calls it
 * first, and nobody else does: what a stranger sends to a path that isn't for strangers is not waited for.
 * May be called again by a second reader.
 */
export async function gatherChunks(c: Context): Promise<void> {
  if (!WITHOUT_BODY.includes(c.req.method) && isInChunks(c)) await readChunks(c, largest(c));
}

const isInChunks = (c: Context): boolean => c.req.header('transfer-encoding') !== undefined;

function largest(c: Context): number {
  const { path, method } = c.req;
  const hasPictures =
    (path === v1.settings && method === 'PUT') || (path.startsWith(v2.podcasts) && method !== 'DELETE');
  // No file travels in JSON, and 20 MiB of it would keep the panel busy for seconds.
  const isInParts = /^\s*multipart\/form-data/i.test(c.req.header('content-type') ?? '');
  return path.startsWith('/__control__/') || (hasPictures && isInParts) ? LARGE : ORDINARY;
}

/** Reads the whole body, and replaces the request's stream by it. */
async function readChunks(c: Context, mebibytes: number): Promise<void> {
  const { url, method, body, signal } = c.req.raw;
  if (body === null) return;
  const headers = new Headers(c.req.raw.headers);
  headers.delete('transfer-encoding');
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse(400, { detail: 'The body broke off.' }));
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
 * A client that is still sending does not read the answer when the connection is cut
 * at once. The server reads on for half a second, and then closes it.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client left, or its connection was closed.
  }
}

function refuseSize(mebibytes: number): never {
  return refuse(413, { detail: `Request body exceeded the limit of ${mebibytes} MiB.` });
}
