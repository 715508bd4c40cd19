/**
 * Simulates many listeners behind a shared cache. Each listener runs the code of `Station` and behaves like a browser,
 * with its own address, persistent connections, and an HTTP cache that revalidates.
 */
import {
  Agent,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Station } from '../../src/station/station.js';
import { until } from './until.js';

/** Public host name of the station. */
const HOST = 'radio.example';
/** `Accept-Encoding` of Chrome and Firefox, of Safari, and of any browser without TLS. */
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];
/** Every fourth listener also shows a list of 20 plays. */
const LIST_INTERVAL = 4;
/** Maximum number of listeners that wait for their first title, so that arrivals don't overload the machine. */
const MAX_WAITING = 50;

interface Copy {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Time until which the copy is fresh, in milliseconds (machine's clock). */
  goodUntil: number;
}

export interface Audience {
  /** Number of requests that browsers sent to the network. */
  requests: number;
  /** Failed requests, with the seconds since the audience was opened and the reason. */
  failures: string[];
  /**
   * Time from the start of a title until a listener showed it, in milliseconds, once per title and listener. Titles
   * that started before the listener aren't counted.
   */
  lateness: number[];
  /** Returns the number of listeners that show this title. */
  showing(title: string): number;
  close(): void;
}

type Counts = Pick<Audience, 'requests' | 'failures' | 'lateness'> & { fail(why: string): void };

/** Opens an audience that arrives within `comingMs`. Only one can be open, since it replaces the global `fetch`. */
export async function openAudience(port: number, count: number, comingMs: number): Promise<Audience> {
  const begun = Date.now();
  const audience: Counts = {
    fail: (why) => void audience.failures.push(`${((Date.now() - begun) / 1000).toFixed(1)} s: ${why}`),
    requests: 0,
    failures: [],
    lateness: [],
  };
  const browsers = new Map<string, (path: string, init: RequestInit) => Promise<Response>>();
  const closing: (() => void)[] = [];
  const titles = new Map<number, string>();
  const ownFetch = globalThis.fetch;
  globalThis.fetch = (url, init = {}) => {
    const { hostname, pathname, search } = new URL(url as string);
    return browsers.get(hostname)!(pathname + search, init);
  };

  for (let listener = 0; listener < count; listener += 1) {
    // All listeners share one copy of the code, so each needs a station with a different name.
    const page = `listener-${listener}.test`;
    const agent = new Agent({
      keepAlive: true,
      maxSockets: 6,
      localAddress: `127.1.${listener >> 8}.${listener & 255}`,
    });
    browsers.set(page, browserOf(port, agent, ENCODINGS[listener % ENCODINGS.length]!, audience));
    const station = Station.at({ baseUrl: `http://${page}`, transport: 'v2' });
    const cameAt = Date.now();
    const stop = station.feed.subscribe(
      ({ tracks: [track] }) => {
        if (!track || titles.get(listener) === track.title) return;
        titles.set(listener, track.title ?? '');
        if (track.ts > cameAt) audience.lateness.push(Date.now() - track.ts);
      },
      listener % LIST_INTERVAL ? 2 : 20,
    );
    closing.push(stop, () => agent.destroy());
    await until(
      () => Date.now() - begun > (listener / count) * comingMs && listener - titles.size < MAX_WAITING,
      'a title',
    );
  }

  return Object.assign(audience, {
    showing: (title: string) => [...titles.values()].filter((each) => each === title).length,
    close() {
      closing.forEach((stop) => stop());
      globalThis.fetch = ownFetch;
    },
  });
}

/** Returns the `fetch` function of one browser, which has its own cache. */
function browserOf(
  port: number,
  agent: Agent,
  encodings: string,
  count: Counts,
): (path: string, init: RequestInit) => Promise<Response> {
  const copies = new Map<string, Copy>();
  return async (path, { cache, signal }) => {
    const copy = copies.get(path);
    if (copy && cache !== 'no-cache' && Date.now() < copy.goodUntil) return responseOf(copy);
    const headers: Record<string, string> = {
      Host: HOST,
      Origin: 'https://page.example',
      Accept: 'application/json',
      'Accept-Encoding': encodings,
      ...(copy?.headers.etag !== undefined && { 'If-None-Match': copy.headers.etag }),
      ...(cache === 'no-cache' && { 'Cache-Control': 'max-age=0' }),
    };
    count.requests += 1;
    try {
      const response = await send({
        host: '127.0.0.1',
        port,
        path,
        agent,
        headers,
        ...(signal && { signal }),
      });
      const body = await buffer(response);
      const isSame = response.statusCode === 304 && copy !== undefined;
      if (!isSame && response.statusCode !== 200) count.fail(`${response.statusCode} ${path}`);
      const lifetime = Number(/max-age=(\d+)/.exec(response.headers['cache-control'] ?? '')?.[1] ?? 0);
      const age = Number(response.headers.age ?? 0);
      const fresh = {
        headers: isSame ? { ...copy.headers, ...response.headers } : response.headers,
        body: isSame ? copy.body : unpacked(response, body),
        goodUntil: Date.now() + 1000 * (lifetime - age),
      };
      copies.set(path, fresh);
      return responseOf(fresh, isSame ? 200 : response.statusCode);
    } catch (error) {
      count.fail(`${String(error)} ${path}`);
      throw error;
    }
  };
}

/** Repeats a request if a persistent connection was closed before the response, as browsers do. */
function send(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(options, resolve);
    sent.once('error', (error) => {
      if (sent.reusedSocket && /ECONNRESET|EPIPE/.test((error as NodeJS.ErrnoException).code ?? ''))
        send(options).then(resolve, reject);
      else reject(error);
    });
    sent.end();
  });
}

function unpacked({ headers }: IncomingMessage, body: Buffer): Buffer {
  const encoding = headers['content-encoding'];
  return encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body;
}

function responseOf({ headers, body }: Copy, status = 200): Response {
  const shown = ['content-type', 'cache-control', 'retry-after'].map((name) => [name, headers[name]]);
  const given = shown.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new Response(new Uint8Array(body), { status, headers: given });
}
