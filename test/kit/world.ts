/**
 * A page with its servers in this process. All share one clock, which a test moves by hand. Time stands still while a request
 * is under way, so a slow machine changes nothing, and requests can be counted exactly.
 */
import { afterEach, beforeEach } from 'node:test';
import type { IncomingMessage } from 'node:http';
import sinon, { type SinonFakeTimers } from 'sinon';
import { createPanel, type PanelOptions } from '../../src/panel/panel.js';
import { controlOf, type Controls } from './control.js';
import { openFakePage, type FakePage } from './fake-page.js';
import { PATIENCE_MS } from './patience.js';
import { startAzuraCast } from './servers/azuracast.js';
import { startIcecast } from './servers/icecast.js';
import { startLibreTime } from './servers/libretime.js';
import type { Listening, Reply } from './servers/listen.js';
import { startShoutcast } from './servers/shoutcast.js';
import { collectSubscriptions } from './subscriptions.js';
import type { StationServer, TestServer } from './servers/test-server.js';
// A request for a file is work that no counter sees, so the code that the station loads on demand is here from the start.
import '../../src/client/http/legacy.js';
import '../../src/client/open-client.js';
import '../../src/servers/azuracast/read.js';
import '../../src/servers/icecast/read.js';
import '../../src/servers/libretime/read.js';
import '../../src/servers/shoutcast/read.js';
import '../../src/station/feed/live-events.js';
import '../../src/station/feed/tabs.js';
import '../../src/station/history/past-plays.js';
import '../../src/station/lists/channels.js';
import '../../src/station/lists/episodes.js';
import '../../src/station/lists/expand-events.js';
import '../../src/station/lists/podcasts.js';
import '../../src/station/lists/server-name.js';
import '../../src/station/lists/shows.js';
import '../../src/station/votes/votes.js';

/** Noon of a day without a clock change near. */
export const NOON = Date.UTC(2026, 2, 6, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

const PAGE = 'http://site.test';
/** Turns of the event loop without news after which nothing is expected any more. A loaded chunk and the text of a blob need one. */
const QUIET_TURNS = 5;
/** Request headers that need no preflight. */
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language', 'content-type'];
/** Response headers that a page of another origin may read in any case. */
const SAFE_HEADERS = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires'];

// The real ones: tests stop the clock.
const { setImmediate } = globalThis;
const realNow = performance.now.bind(performance);

export interface SentRequest {
  method: string;
  /** Origin. */
  server: string;
  path: string;
  /** With its question mark; empty if there is none. */
  query: string;
}

export interface WorldServer {
  /** Scheme and host. Only this world knows it. */
  readonly url: string;
  /** How many requests were sent to a path; without one, to this server. */
  requests(path?: string): number;
  /** From now on a request gets no connection. */
  stop(): void;
}

export interface WorldPanel extends WorldServer, Controls {}

/** A response as it is sent. CORS allows any page to read it unless its headers say something else. */
export interface HandMade {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the response stays open after its body. */
  isOpen?: boolean;
  /** Interval at which the body of an open response is sent again: milliseconds. */
  everyMs?: number;
}

/** A server of another kind; it has the methods of its kind only. */
export type OtherServer = Pick<StationServer, 'play' | 'silence' | 'live' | 'show' | 'fail' | 'setNow'> &
  WorldServer;

const OTHERS = {
  azuracast: startAzuraCast,
  icecast: startIcecast,
  libretime: startLibreTime,
  shoutcast: startShoutcast,
};
export type OtherKind = keyof typeof OTHERS;

export type Handler = (request: Request) => Response | Promise<Response>;

/** Hosts are never used again: a page remembers what it has learned about a server. */
let hosts = 0;

export class World {
  readonly clock: SinonFakeTimers = sinon.useFakeTimers({
    now: NOON,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  readonly page: FakePage = openFakePage({
    url: `${PAGE}/page/`,
    hasTabs: true,
    loadScript: (url) => this.loadScript(url),
  });
  /** Requests that were sent, oldest first. */
  readonly requests: SentRequest[] = [];
  private readonly servers = new Map<string, Handler>();
  private readonly unsubscribe = collectSubscriptions();
  private readonly replaced = new Map<string, Handler>();
  private readonly ends: (() => unknown)[] = [];
  private readonly holds = new Map<string, (() => void)[]>();
  private underWay = 0;
  /** Changes when something is sent or received. */
  private news = 0;
  private isClosed = false;

  constructor() {
    const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
      this.fetch(new Request(input, init));
    sinon.replace(globalThis, 'fetch', fetch);
  }

  /** A panel whose clock is this world's, with its control paths. */
  openPanel(options: Partial<PanelOptions> = {}): WorldPanel {
    const panel = createPanel({ control: true, ...options });
    const server = this.open((request) => panel.app.fetch(request));
    this.ends.push(() => panel.close());
    return {
      ...server,
      ...controlOf('http://localhost', async (...request) => panel.app.request(...request)),
    };
  }

  /** A server for what no panel of ours sends: its responses by path, `*` for any other. */
  openServer(responses: Record<string, HandMade> = {}): WorldServer {
    return this.open(({ url }) => {
      const { pathname } = new URL(url);
      const made = responses[pathname] ?? responses['*'] ?? { status: 404, body: 'nothing here' };
      return this.handMade(made);
    });
  }

  async openOther(kind: OtherKind, options: object = {}): Promise<OtherServer> {
    let server!: WorldServer;
    const listen = (answer: (url: URL, request: IncomingMessage) => Reply): Listening => {
      server = this.open((request) => responseOf(answer(new URL(request.url), messageOf(request))));
      return { url: server.url, requests: [], close: () => Promise.resolve() };
    };
    const other: TestServer = await OTHERS[kind]({ ...options, listen });
    return { ...(other as StationServer), ...server };
  }

  /** Requests to this path of any server wait, and time may go by, until the returned function is called. */
  hold(path: string): () => void {
    const waiting: (() => void)[] = [];
    this.holds.set(path, waiting);
    return () => {
      this.holds.delete(path);
      for (const release of waiting) release();
    };
  }

  /** Responds in the server's place at this URL, without its query; null ends that. */
  respond(url: string, handler: Handler | null): void {
    if (handler) this.replaced.set(url, handler);
    else this.replaced.delete(url);
  }

  /** Called when the world is closed; the last one first. */
  afterwards(end: () => unknown): void {
    this.ends.push(end);
  }

  /** Lets time go by, from timer to timer. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    let isOver = false;
    setTimeout(() => (isOver = true), ms);
    while (!isOver) {
      this.clock.next();
      await this.settle();
    }
    // Those that were set after the end for the same moment.
    this.clock.tick(0);
    await this.settle();
  }

  /** Lets time go by until the condition holds, for at most `mostMs`. */
  async until(isSo: () => boolean, what: string, mostMs = 10 * MINUTE): Promise<void> {
    let isOver = false;
    const end = setTimeout(() => (isOver = true), mostMs);
    await this.settle();
    while (!isSo()) {
      if (isOver)
        throw new Error(`Within ${mostMs / SECOND} s of this world's time this did not happen: ${what}`);
      this.clock.next();
      await this.settle();
    }
    clearTimeout(end);
  }

  /** Lets time go by until the promise settles. */
  async wait<T>(promise: Promise<T>, what = 'the promise settles'): Promise<T> {
    let isSettled = false;
    const end = (): boolean => (isSettled = true);
    promise.then(end, end);
    await this.until(() => isSettled, what);
    return promise;
  }

  /** Resolves when no request is under way and everything that was received has been read. */
  async settle(): Promise<void> {
    const end = realNow() + PATIENCE_MS;
    for (let quiet = 0, news = this.news; quiet < QUIET_TURNS; quiet++) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (this.underWay || news !== this.news) quiet = 0;
      news = this.news;
      if (realNow() > end) throw new Error(`Timed out waiting for: ${this.underWay} requests under way`);
    }
  }

  async close(): Promise<void> {
    for (const end of this.ends.splice(0).reverse()) await end();
    this.unsubscribe();
    // A feed without a subscriber stops a moment later.
    await this.pass(1);
    this.isClosed = true;
    this.page.remove();
    this.clock.restore();
    sinon.restore();
  }

  private open(handler: Handler): WorldServer {
    const url = `http://radio-${(hosts += 1)}.test`;
    this.servers.set(url, handler);
    const sent = (path?: string): SentRequest[] =>
      this.requests.filter((each) => each.server === url && (path ?? each.path) === each.path);
    return { url, requests: (path) => sent(path).length, stop: () => void this.servers.delete(url) };
  }

  private handMade({ status = 200, headers, body = '', isOpen = false, everyMs }: HandMade): Response {
    const all = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json', ...headers };
    if (!isOpen) return responseOf({ status, headers: all, body });
    const bytes = new TextEncoder().encode(body);
    let timer: ReturnType<typeof setInterval> | undefined;
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        if (everyMs) timer = setInterval(() => controller.enqueue(bytes), everyMs);
      },
      cancel: () => clearInterval(timer),
    });
    return new Response(stream, { status, headers: all });
  }

  /** As a browser does: only what CORS allows can be read. */
  private async fetch(request: Request): Promise<Response> {
    const { signal } = request;
    const isOpaque = request.mode === 'no-cors';
    if (!isOpaque && !isSimple(request)) await this.sendPreflight(request);
    const response = await this.send(request, { Origin: PAGE });
    const { headers } = response;
    if (!isOpaque && !mayRead(headers)) {
      await response.body?.cancel();
      throw new TypeError('Failed to fetch');
    }
    if (response.status >= 300 && response.status < 400 && request.redirect === 'manual')
      return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    const body = response.body && this.watched(response.body, signal);
    if (isOpaque) return Object.defineProperty(Response.error(), 'type', { value: 'opaque' });
    const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
    const seen = [...headers].filter(([name]) => SAFE_HEADERS.includes(name) || exposed.includes(name));
    return new Response(body, { status: response.status, headers: seen });
  }

  private async sendPreflight({ url, method, signal }: Request): Promise<void> {
    const headers = { Origin: PAGE, 'Access-Control-Request-Method': method };
    const { ok, headers: answered } = await this.send(
      new Request(url, { method: 'OPTIONS', signal }),
      headers,
    );
    if (!ok || !mayRead(answered)) throw new TypeError('Failed to fetch');
  }

  private async send(request: Request, headers: Record<string, string> = {}): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    const { method, signal } = request;
    signal.throwIfAborted();
    this.news += 1;
    this.requests.push({ method, server: origin, path: pathname, query: search });
    const handler = this.replaced.get(origin + pathname) ?? this.servers.get(origin);
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    aborted.catch(() => undefined);
    const held = this.holds.get(pathname);
    if (held) await Promise.race([new Promise<void>((resolve) => held.push(resolve)), aborted]);
    this.underWay += 1;
    try {
      if (!handler) throw new TypeError('Failed to fetch');
      const sent = new Request(request, { signal });
      for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
      return await Promise.race([handler(sent), aborted]);
    } finally {
      this.underWay -= 1;
      this.news += 1;
    }
  }

  /** A body whose pieces are news, and which ends when the page aborts. */
  private watched(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          signal.addEventListener('abort', () => {
            controller.error(signal.reason);
            reader.cancel().catch(() => undefined);
          });
        },
        pull: async (controller) => {
          const { value, done } = await reader.read();
          // The page of a closed world hears nothing any more.
          if (this.isClosed) await new Promise(() => undefined);
          this.news += 1;
          if (signal.aborted) return;
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }

  private async loadScript(url: string): Promise<string | null> {
    try {
      const response = await this.send(new Request(url));
      this.underWay += 1;
      const text = await response.text().finally(() => (this.underWay -= 1));
      return response.ok ? text : null;
    } catch {
      return null;
    }
  }
}

/** A new world for each test of a `describe`; closed after it. */
export function useWorld(): World {
  let world: World;
  beforeEach(() => {
    world = new World();
  });
  afterEach(() => world.close());
  // A test has it as an object, though there is one for each test.
  return new Proxy({} as World, {
    get: (_, name) => {
      const value: unknown = Reflect.get(world, name, world);
      return typeof value === 'function' ? (value as () => unknown).bind(world) : value;
    },
  });
}

/** Whether a browser sends it to another origin without a preflight. */
function isSimple({ method, headers }: Request): boolean {
  const type = headers.get('Content-Type')?.split(';')[0];
  return (
    ['GET', 'HEAD', 'POST'].includes(method) &&
    [...headers.keys()].every((name) => SIMPLE_HEADERS.includes(name)) &&
    (!type || ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'].includes(type))
  );
}

const mayRead = (headers: Headers): boolean =>
  ['*', PAGE].includes(headers.get('Access-Control-Allow-Origin') ?? '');

function responseOf({ status = 200, headers, body = '' }: Reply): Response {
  const isEmpty = [204, 304].includes(status);
  return new Response(isEmpty ? null : (body as string), { status, headers });
}

/** The part of a request to a Node server that the servers of other kinds read. */
function messageOf({ method, headers }: Request): IncomingMessage {
  return {
    method,
    headers: Object.fromEntries(headers),
    socket: { destroy: () => undefined },
  } as unknown as IncomingMessage;
}
