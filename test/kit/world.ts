/**
 * A page and its servers in this process. All share one clock, which the test moves. Time is stopped while a request is pending, so the
 * speed of the machine has no effect, and requests can be counted exactly.
 */
import { afterEach, beforeEach } from 'node:test';
import type { IncomingMessage } from 'node:http';
import sinon, { type SinonFakeTimers } from 'sinon';
import type { PanelOptions } from '../../src/panel/panel.js';
import { controlOf, type Controls } from './control.js';
import { openFakePage, type FakePage } from './fake-page.js';
import { createTestPanel } from './new-panel.js';
import { PATIENCE_MS } from './patience.js';
import { OTHER_SERVERS, type OtherKind } from './servers/kinds.js';
import type { Listening, Reply } from './servers/listen.js';
import { collectSubscriptions } from './subscriptions.js';
import type { StationServer, TestServer } from './servers/test-server.js';
import { SERVER_KINDS } from '../../src/servers/kinds.js';
// Preload the chunks that the station loads on demand, since loading a file isn't counted as a pending request.
import '../../src/client/http/legacy.js';
import '../../src/client/open-client.js';
import '../../src/station/feed/after-first-response.js';
import '../../src/station/history/past-plays.js';
import '../../src/station/lists/episodes.js';
import '../../src/station/lists/expand-events.js';
import '../../src/station/lists/lists.js';
import '../../src/station/votes/votes.js';

await Promise.all(Object.values(SERVER_KINDS).map(({ load }) => load()));

/** Noon of a day far from clock changes. */
export const NOON = Date.UTC(2026, 2, 6, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

const PAGE = 'http://site.test';
/** After this many turns of the event loop without traffic, the world is settled. A loaded chunk and the text of a blob need one turn. */
const QUIET_TURNS = 5;
/** Request headers that need no preflight. */
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language', 'content-type'];
/** Response headers that another origin may always read. */
const SAFE_HEADERS = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires'];

// Keep the real functions, since tests stop the clock.
const { setImmediate } = globalThis;
const realNow = performance.now.bind(performance);

export interface SentRequest {
  method: string;
  /** Origin of the server. */
  server: string;
  path: string;
  /** Including the question mark; empty if there is none. */
  query: string;
}

export interface WorldServer {
  /** Scheme and host, which exist only in this world. */
  readonly url: string;
  /** Returns the number of requests to a path, or to the whole server. */
  requests(path?: string): number;
  /** Refuses further connections. */
  stop(): void;
}

export interface WorldPanel extends WorldServer, Controls {}

/** A hand-made response. It has CORS headers for all origins unless `headers` overrides them. */
export interface HandMade {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Keeps the response open after its body. */
  isOpen?: boolean;
  /** Interval in milliseconds at which an open response repeats its body. */
  everyMs?: number;
}

/** A server of another kind. It has only the methods of its kind. */
export type OtherServer = Pick<StationServer, 'play' | 'silence' | 'live' | 'show' | 'fail' | 'setNow'> &
  WorldServer;

export type { OtherKind };

export type Handler = (request: Request) => Response | Promise<Response>;

/** Host names are never reused, since a page remembers what it has learned about a server. */
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
  /** All requests, oldest first. */
  readonly requests: SentRequest[] = [];
  private readonly servers = new Map<string, Handler>();
  private readonly unsubscribe = collectSubscriptions();
  private readonly replaced = new Map<string, Handler>();
  private readonly ends: (() => unknown)[] = [];
  private readonly holds = new Map<string, (() => void)[]>();
  private underWay = 0;
  /** Incremented when something is sent or received. */
  private news = 0;
  private isClosed = false;

  constructor() {
    const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
      this.fetch(new Request(input, init));
    sinon.replace(globalThis, 'fetch', fetch);
  }

  /** Opens a panel with the clock of this world, and with control paths. */
  openPanel(options: Partial<PanelOptions> = {}): WorldPanel {
    const panel = createTestPanel({ control: true, ...options }, Date.now());
    const server = this.open((request) => panel.app.fetch(request));
    this.ends.push(() => panel.close());
    return {
      ...server,
      ...controlOf('http://localhost', async (...request) => panel.app.request(...request)),
    };
  }

  /** Opens a server with hand-made responses by path; `*` is for all other paths. */
  openServer(responses: Record<string, HandMade> = {}): WorldServer {
    return this.open(({ url }) => {
      const { pathname } = new URL(url);
      const made = responses[pathname] ?? responses['*'] ?? { status: 404, body: 'nothing here' };
      return this.handMade(made);
    });
  }

  async openOther(kind: OtherKind, options: object = {}): Promise<OtherServer> {
    let server!: WorldServer;
    const listen = (respond: (url: URL, request: IncomingMessage) => Reply): Listening => {
      server = this.open((request) => responseOf(respond(new URL(request.url), messageOf(request))));
      return { url: server.url, requests: [], close: () => Promise.resolve() };
    };
    const other: TestServer = await OTHER_SERVERS[kind]({ ...options, listen });
    return { ...(other as StationServer), ...server };
  }

  /** Delays requests to this path on all servers until the returned function is called. Time may pass meanwhile. */
  hold(path: string): () => void {
    const waiting: (() => void)[] = [];
    this.holds.set(path, waiting);
    return () => {
      this.holds.delete(path);
      for (const release of waiting) release();
    };
  }

  /** Replaces the server's responses for a URL without query; null restores them. */
  respond(url: string, handler: Handler | null): void {
    if (handler) this.replaced.set(url, handler);
    else this.replaced.delete(url);
  }

  /** Registers a function to call when the world is closed. The last registered function is called first. */
  afterwards(end: () => unknown): void {
    this.ends.push(end);
  }

  /** Lets time pass, from timer to timer. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    let isOver = false;
    setTimeout(() => (isOver = true), ms);
    while (!isOver) {
      this.clock.next();
      await this.settle();
    }
    // Also run timers that were set for this moment while other timers ran.
    this.clock.tick(0);
    await this.settle();
  }

  /** Lets time pass until the condition holds, at most `mostMs`. */
  async until(condition: () => boolean, what: string, mostMs = 10 * MINUTE): Promise<void> {
    let isOver = false;
    const end = setTimeout(() => (isOver = true), mostMs);
    await this.settle();
    while (!condition()) {
      if (isOver)
        throw new Error(`Timed out after ${mostMs / SECOND} s of virtual time, waiting for: ${what}`);
      this.clock.next();
      await this.settle();
    }
    clearTimeout(end);
  }

  /** Lets time pass until the promise settles. */
  async wait<T>(promise: Promise<T>, what = 'the promise settles'): Promise<T> {
    let isSettled = false;
    const end = (): boolean => (isSettled = true);
    promise.then(end, end);
    await this.until(() => isSettled, what);
    return promise;
  }

  /** Resolves when no request is pending and all responses have been handled. */
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
    // A feed stops a moment after its last subscription ends.
    await this.pass(1);
    this.isClosed = true;
    this.page.remove();
    this.clock.restore();
    sinon.restore();
  }

  /** Opens a server with its own handler. */
  open(handler: Handler): WorldServer {
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

  /** Applies CORS as a browser does. */
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

  /** Wraps a body so that each piece counts as traffic, and an abort of the page ends it. */
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
          // In a closed world, the page receives nothing.
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

/** Opens a new world for each test of a `describe`, and closes it afterwards. */
export function useWorld(): World {
  let world: World;
  beforeEach(() => {
    world = new World();
  });
  afterEach(() => world.close());
  // Returns one object that forwards to the world of the current test.
  return new Proxy({} as World, {
    get: (_, name) => {
      const value: unknown = Reflect.get(world, name, world);
      return typeof value === 'function' ? (value as () => unknown).bind(world) : value;
    },
  });
}

/** Returns true if a browser sends the request to another origin without a preflight. */
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

/** Converts a request to the parts of Node's `IncomingMessage` that the servers of other kinds use. */
function messageOf({ method, headers }: Request): IncomingMessage {
  return {
    method,
    headers: Object.fromEntries(headers),
    socket: { destroy: () => undefined },
  } as unknown as IncomingMessage;
}
