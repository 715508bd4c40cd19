/**
 * In:  the address of a shared cache before a panel, and how many listen.
 * Out: listeners who show the title on air as a page's tags do. Each has the station's own code, and a browser's ways:
 *      an address and connections of its own, which it keeps; copies that it answers from or asks about.
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

/** The name by which visitors know the station. */
const HOST = 'radio.example';
/** Chrome and Firefox, Safari, and any of them without TLS. */
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];
/** Every so many listeners have a list of 20 plays on the page, too. */
const WITH_LIST = 4;
/** So many new listeners wait for their first titles at a time: no more come than this machine can serve. */
const MOST_NEW = 50;

interface Copy {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Milliseconds, by the machine's clock. */
  goodUntil: number;
}

export interface Audience {
  /** Requests that left a browser. */
  asked: number;
  /** When each request failed, in seconds since the audience was opened, and why. */
  failures: string[];
  /** How late each title was shown: milliseconds after its start; of those that came after the listener. */
  lateness: number[];
  /** How many listeners show this title. */
  showing(title: string): number;
  close(): void;
}

type Counts = Pick<Audience, 'asked' | 'failures' | 'lateness'> & { fail(why: string): void };

/** Listeners come one after the other, within `comingMs`. One audience at a time: it stands in for `fetch`. */
export async function openAudience(port: number, count: number, comingMs: number): Promise<Audience> {
  const begun = Date.now();
  const audience: Counts = {
    fail: (why) => void audience.failures.push(`${((Date.now() - begun) / 1000).toFixed(1)} s: ${why}`),
    asked: 0,
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
    // Each page has its own copy of the code; here all have one, so each has a station of another name.
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
      listener % WITH_LIST ? 2 : 20,
    );
    closing.push(stop, () => agent.destroy());
    await until(
      () => Date.now() - begun > (listener / count) * comingMs && listener - titles.size < MOST_NEW,
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

/** `fetch` of one browser, with its cache, for the paths of one site. */
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
    count.asked += 1;
    try {
      const answer = await send({
        host: '127.0.0.1',
        port,
        path,
        agent,
        headers,
        ...(signal && { signal }),
      });
      const body = await buffer(answer);
      const isSame = answer.statusCode === 304 && copy !== undefined;
      if (!isSame && answer.statusCode !== 200) count.fail(`${answer.statusCode} ${path}`);
      const lifetime = Number(/max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0);
      const age = Number(answer.headers.age ?? 0);
      const fresh = {
        headers: isSame ? { ...copy.headers, ...answer.headers } : answer.headers,
        body: isSame ? copy.body : unpacked(answer, body),
        goodUntil: Date.now() + 1000 * (lifetime - age),
      };
      copies.set(path, fresh);
      return responseOf(fresh, isSame ? 200 : answer.statusCode);
    } catch (error) {
      count.fail(`${String(error)} ${path}`);
      throw error;
    }
  };
}

/** As browsers do, it sends a request again that met a kept connection's end. */
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
