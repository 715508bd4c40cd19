/**
 * Fetches a URL from a source. By default, a response can take up to 10 s and contain up to 2 MB. Audio and
 * video are never read. For each redirect, the panel checks whether the source may use that address. If the
 * `ETag` of a body is known, it is sent, so that an unchanged body isn't transferred again.
 */
import { Agent, request, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { LRUCache } from 'lru-cache';
import { SourceFailure } from './source-failure.js';
import { reasonOf, type Network } from './network.js';
import { PAGE_USER_AGENT } from './user-agent.js';

/** Resolves with null if the source has nothing at this URL. */
export type SourceFetch = (url: string) => Promise<Uint8Array | null>;

export interface FetchLimits {
  bytes: number;
  milliseconds: number;
  /** Whether bodies with an `ETag` are cached, so that they aren't transferred again; true by default. */
  keepsBodies?: boolean;
}

const DATA = 'application/json, text/*;q=0.9, */*;q=0.1';

const DEFAULT_LIMITS: FetchLimits = { bytes: 2 * 1024 * 1024, milliseconds: 10_000 };
const MAX_REDIRECTS = 5;
/** Limit on informational responses, such as `103 Early Hints`. */
const MAX_INFORMATIONAL_RESPONSES = 5;
const MAX_CACHED_URLS = 20;

interface CachedBody {
  etag: string;
  body: Uint8Array;
}

/**
 * Returns a function that fetches a URL. It rejects with `SourceFailure` if the source doesn't respond or its
 * response can't be read. `onBytes` is called with the size of each received chunk.
 */
export function createSourceFetch(
  network: Network,
  closed: AbortSignal,
  limits = DEFAULT_LIMITS,
  onBytes: (bytes: number) => void = () => undefined,
  accept = DATA,
): SourceFetch {
  // The global agent could reuse a connection that only the rules of another source allow.
  const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  closed.addEventListener('abort', () => Object.values(agents).forEach((agent) => agent.destroy()));
  const cache = new LRUCache<string, CachedBody>({ max: MAX_CACHED_URLS });

  function send(url: URL, etag: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
    network.check(url);
    const isSecure = url.protocol === 'https:';
    const headers = {
      Accept: accept,
      'User-Agent': PAGE_USER_AGENT,
      ...(etag && { 'If-None-Match': etag }),
    };
    return new Promise((resolve, reject) => {
      const options = { headers, lookup: network.lookup, signal };
      const sent = isSecure
        ? requestSecurely(url, { ...options, agent: agents['https:'] })
        : request(url, { ...options, agent: agents['http:'] });
      let informationalResponses = 0;
      sent.on('information', () => {
        informationalResponses += 1;
        if (informationalResponses > MAX_INFORMATIONAL_RESPONSES)
          sent.destroy(new SourceFailure('it sends only informational responses'));
      });
      sent.once('response', resolve).once('error', reject).end();
    });
  }

  async function fetchSource(address: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const before = cache.get(address);
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await send(url, before?.etag, signal);
      const { statusCode: status = 0, headers } = response;
      const location = isRedirect(status) ? redirectOf(headers.location, url) : null;
      if (location) {
        response.destroy();
        url = location;
        continue;
      }
      if (status === 304 && before) {
        response.resume();
        return before.body;
      }
      if (status !== 200) response.destroy();
      if (status >= 500 || status === 429)
        throw new SourceFailure(`it responded with status ${status}`, secondsOf(headers['retry-after']));
      if (status !== 200) return null;
      // If an API's URL returned a stream, it would never end.
      if (/^(audio|video)\//i.test(headers['content-type'] ?? '')) {
        response.destroy();
        return null;
      }
      const body = await readBody(response, limits.bytes, onBytes);
      if (headers.etag && limits.keepsBodies !== false) cache.set(address, { etag: headers.etag, body });
      else cache.delete(address);
      return body;
    }
    throw new SourceFailure('it redirects too often');
  }

  return async (address) => {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(limits.milliseconds)]);
    try {
      return await fetchSource(address, signal);
    } catch (error) {
      if (error instanceof SourceFailure) throw error;
      throw new SourceFailure(signal.aborted ? "it doesn't respond in time" : reasonOf(error), 0, {
        cause: error,
      });
    }
  };
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function redirectOf(location: string | undefined, from: URL): URL {
  const url = location && URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SourceFailure('it redirects to an invalid address');
  return url;
}

async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array> {
  const { socket } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  /**
   * Number of bytes read from the connection. A chunk of the body can have up to 16 KB of extensions, which
   * `bytes` doesn't include.
   */
  let received = 0;
  let before = socket.bytesRead;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const more = Math.max(chunk.length, socket.bytesRead - before);
    before = socket.bytesRead;
    received += more;
    onBytes(more);
    if (bytes > maxBytes || received > 2 * maxBytes) {
      response.destroy();
      throw new SourceFailure(`its response is longer than ${sizeText(maxBytes)}`);
    }
    chunks.push(chunk);
  }
  if (!response.complete) throw new SourceFailure('its response ended early');
  // Copy the bytes into a buffer of their own. Small buffers share memory, and all of the shared memory would
  // be sent to the worker thread.
  return new Uint8Array(Buffer.concat(chunks));
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return Number.isInteger(megabytes) ? `${megabytes} MB` : `${bytes} bytes`;
}

/**
 * Parses a `Retry-After` header. Only a number of seconds is supported, because a date would depend on the
 * source's clock.
 */
function secondsOf(header: string | undefined): number {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) : 0;
}
