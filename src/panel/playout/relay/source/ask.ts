/**
 * In:  an address of a source.
 * Out: the bytes of its answer: at most 2 MB within 10 s, never sound, redirects followed one by one to where this
 *      source may lead. What has not changed since is not sent again (`ETag`).
 */
import { Agent, request, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { LRUCache } from 'lru-cache';
import { SourceFailure } from './failures.js';
import { ForbiddenAddress, type Network } from './network.js';
import { USER_AGENT } from './user-agent.js';

/** Null where the source has nothing at this address. */
export type Ask = (url: string) => Promise<Uint8Array | null>;

export interface AskLimits {
  bytes: number;
  milliseconds: number;
}

const LIMITS: AskLimits = { bytes: 2 * 1024 * 1024, milliseconds: 10_000 };
const MOST_REDIRECTS = 5;
/** Responses before the response, such as `103 Early Hints`. */
const MOST_HINTS = 5;
const ADDRESSES_KEPT = 20;

interface Kept {
  etag: string;
  body: Uint8Array;
}

/**
 * The function that it returns throws `SourceFailure` for a source that does not respond, or in a way that can't be read. `onBytes`
 * is called with the size of each piece of a response that arrives.
 */
export function createAsker(
  network: Network,
  closed: AbortSignal,
  limits = LIMITS,
  onBytes: (bytes: number) => void = () => undefined,
): Ask {
  // Connections of their own: one that is kept open must not be used around this source's rules.
  const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  closed.addEventListener('abort', () => Object.values(agents).forEach((agent) => agent.destroy()));
  const kept = new LRUCache<string, Kept>({ max: ADDRESSES_KEPT });

  function send(url: URL, etag: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
    network.check(url);
    const isSecure = url.protocol === 'https:';
    const headers = {
      Accept: 'application/json, text/*;q=0.9, */*;q=0.1',
      'User-Agent': USER_AGENT,
      ...(etag && { 'If-None-Match': etag }),
    };
    return new Promise((resolve, reject) => {
      const options = { headers, lookup: network.lookup, signal };
      const asked = isSecure
        ? requestSecurely(url, { ...options, agent: agents['https:'] })
        : request(url, { ...options, agent: agents['http:'] });
      let hints = 0;
      asked.on('information', () => {
        hints += 1;
        if (hints > MOST_HINTS) asked.destroy(new SourceFailure('it sends hints and no response'));
      });
      asked.once('response', resolve).once('error', reject).end();
    });
  }

  async function ask(address: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const before = kept.get(address);
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
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
        throw new SourceFailure(`it answered ${status}`, secondsOf(headers['retry-after']));
      if (status !== 200) return null;
      // A stream that answers in an interface's place would never end.
      if (/^(audio|video)\//i.test(headers['content-type'] ?? '')) {
        response.destroy();
        return null;
      }
      const body = await readBody(response, limits.bytes, onBytes);
      if (headers.etag) kept.set(address, { etag: headers.etag, body });
      else kept.delete(address);
      return body;
    }
    throw new SourceFailure('it redirects too often');
  }

  return async (address) => {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(limits.milliseconds)]);
    try {
      return await ask(address, signal);
    } catch (error) {
      if (error instanceof SourceFailure) throw error;
      throw new SourceFailure(signal.aborted ? 'it does not answer in time' : reasonOf(error), 0, {
        cause: error,
      });
    }
  };
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function redirectOf(location: string | undefined, from: URL): URL {
  const url = location && URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SourceFailure('it redirects to no address');
  return url;
}

async function readBody(
  response: IncomingMessage,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array> {
  const { socket } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  /** Bytes of the connection: each chunk of a body may have an extension of 16 KB, which is no part of the body. */
  let received = 0;
  let before = socket.bytesRead;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const more = Math.max(chunk.length, socket.bytesRead - before);
    before = socket.bytesRead;
    received += more;
    onBytes(more);
    if (bytes > most || received > 2 * most) {
      response.destroy();
      throw new SourceFailure(`its answer is longer than ${most} bytes`);
    }
    chunks.push(chunk);
  }
  if (!response.complete) throw new SourceFailure('its answer ended early');
  // A copy of its own: a small buffer is part of a larger one, all of which would be sent to another thread.
  return new Uint8Array(Buffer.concat(chunks));
}

/** Only seconds: a date would be by the source's clock. */
function secondsOf(header: string | undefined): number {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) : 0;
}

function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `it can't be reached (${code})` : "it can't be reached";
}
