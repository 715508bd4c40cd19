/**
 * Refuses bodies that are larger than anything the panel could want.
 *
 * The library's own limit rebuilds a request that came in chunks from the
 * server's light one, which is none of the platform's, and fails at it; it also
 * opens the body of one that is refused by its length, which the server then
 * can't read to its end.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { v1, v2 } from '../../contract/paths.js';
import { refuse } from './refusal.js';

const MEBIBYTE = 1024 * 1024;
const ORDINARY = 1;
/** A podcast may come with its cover, settings with their pictures, and control may put megabytes of hostile text on air. */
const LARGE = 20;
const WITHOUT_BODY = ['GET', 'HEAD', 'TRACE'];

/** Refuses with 413: at once by the length that is announced, else when too much has come. */
export function limitBodySize(): MiddlewareHandler {
  return async (c, next) => {
    if (!WITHOUT_BODY.includes(c.req.method)) {
      const isInChunks = c.req.header('transfer-encoding') !== undefined;
      if (isInChunks) await readChunks(c, largest(c));
      else if (Number(c.req.header('content-length') ?? 0) > largest(c) * MEBIBYTE) refuseSize(largest(c));
    }
    await next();
  };
}

function largest(c: Context): number {
  const { path, method } = c.req;
  const mayBeLarge =
    path.startsWith('/__control__/') ||
    (path === v1.settings && method === 'PUT') ||
    (path.startsWith(v2.podcasts) && method !== 'DELETE');
  return mayBeLarge ? LARGE : ORDINARY;
}

/** Puts the whole body in place of the one that is still coming. */
async function readChunks(c: Context, mebibytes: number): Promise<void> {
  const { url, method, headers, body, signal } = c.req.raw;
  if (body === null) return;
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
 * A client that is still sending doesn't see its answer in a connection that is
 * cut. The server takes what comes for half a second more, and then ends it.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // It left, or was ended.
  }
}

function refuseSize(mebibytes: number): never {
  return refuse(413, { detail: `Request body exceeded the limit of ${mebibytes} MiB.` });
}
