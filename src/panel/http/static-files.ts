import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Hono, type Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { BaseState } from '../base/state.js';
import { readVersion } from '../base/version.js';
import { matchesEtag } from './cacheable-response.js';
import { createCompressedFiles, type CompressedFiles } from './compressed-files.js';
import { accepts, isCompressible, MIN_COMPRESSED_BYTES, varyByEncoding } from './compression.js';
import { refuse } from './refusal.js';

/** Files with other extensions aren't served. `.ts` is TypeScript here, not video. */
const TYPES = { ...mimes, md: 'text/markdown; charset=utf-8', ts: 'text/plain; charset=utf-8' };
export const FIVE_MINUTES = 'max-age=300';
/**
 * Brotli comes before gzip, because its result is smaller. Browsers accept Brotli only over HTTPS and from
 * localhost.
 */
const CODINGS = ['br', 'gzip'] as const;
const IMMUTABLE = 'max-age=31536000, immutable';

interface FoundFile {
  path: string;
  type: string;
  /** Size in bytes. */
  size: number;
  /** Changes when the file's size or modification time changes. */
  etag: string;
}

/**
 * Serves the widgets and the demo pages at the root. The widgets are also served at `/v/VERSION/`, where they never
 * change.
 */
export function fileRoutes(state: Pick<BaseState, 'options'>): Hono {
  const { dist } = state.options;
  const routes = new Hono();
  const compressed = createCompressedFiles();
  if (dist === null) return routes;
  const versioned = `/v/${readVersion()}/`;
  const widgets = join(dist, 'cdn');

  routes.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const path = plainPath(c);
    if (path === null) return refuse(404);
    if (path.startsWith(versioned)) {
      const file = await findFile(widgets, path.slice(versioned.length));
      return file ? sendFile(c, compressed, file, IMMUTABLE) : refuse(404);
    }
    const file = path.startsWith('/docs/')
      ? await findFile(dist, path)
      : ((await findFile(widgets, path)) ?? (await findFile(join(dist, 'demo'), path)));
    return file ? sendFile(c, compressed, file, FIVE_MINUTES) : refuse(404);
  });
  return routes;
}

/**
 * Returns the decoded path. Returns null if the path leads out of the folder or to a hidden file. Paths with
 * two consecutive slashes aren't allowed either, so that a page with its own policy has only one URL.
 */
function plainPath(c: Context): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return null;
  }
  const isOdd = /[\0\\]|\/\//.test(path) || path.split('/').some((part) => part.startsWith('.'));
  return isOdd ? null : path;
}

/** Finds a file, or a folder's index. Returns null if it doesn't exist, or if a link leads out of `root`. */
export async function findFile(root: string, path: string): Promise<FoundFile | null> {
  try {
    const real = await realpath(join(root, path));
    const home = await realpath(root);
    if (real !== home && !real.startsWith(home + sep)) return null;
    const about = await stat(real);
    if (about.isDirectory())
      return path.endsWith('/') || path === '' ? await findFile(root, `${path}index.html`) : null;
    const type = getMimeType(real, TYPES);
    if (!about.isFile() || type === undefined) return null;
    return {
      path: real,
      type,
      size: about.size,
      etag: `W/"${about.size.toString(36)}-${about.mtimeMs.toString(36)}"`,
    };
  } catch {
    return null;
  }
}

export function fileHeaders(type: string, etag: string, caching = FIVE_MINUTES): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': caching,
    ETag: etag,
    // Module scripts on other sites need CORS. `--no-cors` only applies to the APIs.
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  });
}

export async function sendFile(
  c: Context,
  compressed: CompressedFiles,
  { path, type, etag, size }: FoundFile,
  caching: string,
): Promise<Response> {
  const headers = fileHeaders(type, etag, caching);
  const mayBeSmaller = size >= MIN_COMPRESSED_BYTES && isCompressible(type);
  // Uncompressed responses need `Vary` too, because a cache that keeps a file for a year must not serve the
  // uncompressed copy to everyone.
  if (mayBeSmaller) varyByEncoding(headers);
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const coding = mayBeSmaller && CODINGS.find((each) => accepts(c.req.header('accept-encoding'), each));
  if (!coding) return new Response(await readFile(path), { headers });
  headers.set('Content-Encoding', coding);
  return new Response(await compressed.read(path, etag, coding), { headers });
}
