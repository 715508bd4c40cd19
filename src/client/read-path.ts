import type { ServerKind } from '../servers/server-kind.js';
import { readLegacy, type JsonpMode } from './http/legacy.js';
import { legacyFoundAt, rememberLegacy } from './http/legacy-memory.js';
import { isMissingV2, readV2 } from './http/v2.js';
import { readCharset } from '../servers/code-pages.js';
import { decodeText } from '../servers/decode-text.js';
import { parseLoose } from '../servers/parse-loose.js';

/** How long a page uses JSONP before it tries `fetch` again. */
const RETRY_FETCH_MS = 600_000;

/**
 * Requests a path from a non-panel server, using `fetch`, or JSONP if the kind supports it and the page can't read the
 * response otherwise.
 *
 * @throws StationFailure, or another error if the caller aborts.
 */
export async function readPath(
  baseUrl: string,
  path: string,
  { callback, charset, parse }: ServerKind,
  jsonp: JsonpMode,
  signal: AbortSignal,
): Promise<unknown> {
  const url = baseUrl + path;
  // Outside a browser every response can be read.
  const hasJsonp = callback !== null && !!globalThis.document;
  const usesJsonp = hasJsonp && Date.now() - legacyFoundAt(baseUrl) < RETRY_FETCH_MS;
  let failure: unknown;
  if (!usesJsonp) {
    try {
      return await readV2(url, signal, true, undefined, async (text, bytes, headers) =>
        parseAny(await decoded(text, bytes, charset ?? charsetIn(headers)), parse),
      );
    } catch (fetchFailure) {
      if (!hasJsonp || !isMissingV2(fetchFailure)) throw fetchFailure;
      failure = fetchFailure;
    }
  }
  try {
    const data = await readLegacy(url, jsonp, signal, callback);
    if (failure) rememberLegacy(baseUrl, Date.now());
    return data;
  } catch (jsonpFailure) {
    // The server may allow `fetch` now, so the next request tries it.
    if (!failure) rememberLegacy(baseUrl, 0);
    throw jsonpFailure;
  }
}

/** `text` is the body decoded as UTF-8. */
async function decoded(text: string, bytes: Blob, charset: string | undefined): Promise<string> {
  return text.includes('\ufffd') ? decodeText(new Uint8Array(await bytes.arrayBuffer()), charset) : text;
}

/** Returns undefined for UTF-8 and Latin-1, because many servers declare them for every response. */
function charsetIn(headers: Headers): string | undefined {
  const [, label = ''] = /charset=["']?([\w-]+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  const charset = readCharset(label);
  return charset && !/^(utf-8|windows-1252)$/.test(charset) ? charset : undefined;
}

/** Parses a response, even if there is text around the value. */
async function parseAny(text: string, parse: (text: string) => unknown = JSON.parse): Promise<unknown> {
  try {
    const value = await parse(text);
    if (typeof value !== 'string') return value;
  } catch {
    // Read it below.
  }
  return parseLoose(text, parse);
}
