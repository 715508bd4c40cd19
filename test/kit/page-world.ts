/// <reference types="mocha" />
/**
 * A virtual world of a page and its panels, for `.browser.test.ts`: without ports, with one stopped clock, and with exact counts of
 * requests. Tests that need a real address (scripts, pictures, sound, frames, CORS) use `panel.ts`.
 */
import { fixtureCleanup } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { PanelOptions } from '../../src/panel/base/options.js';
import type { SentRequest, SentResponse } from './in-process.js';
import { hosts, type HostResponse, type PageRequest } from './page-network.js';
import { pageNow, pass, passUntil, restoreTime, setNow, settle, stopTime } from './page-time.js';
import type { OtherServer, PanelState, TestPanel } from './panel.js';
import type { HandMade, OtherKind } from './panels-plugin.js';

/** A Friday at noon in winter, far from clock changes. */
export const NOON = Date.parse('2026-03-06T12:00:00Z');

export interface PagePanel extends TestPanel {
  /** Delays all requests until the returned function is called. */
  hold(): () => void;
}

/** A response of a server in the page. */
export type PageResponse = Pick<HandMade, 'status' | 'headers' | 'delay' | 'open' | 'every'> & {
  body?: string | Uint8Array<ArrayBuffer>;
  /** Delays the response until this resolves. */
  after?: Promise<unknown>;
};

export type PageResponses = Record<string, PageResponse | ((request: PageRequest) => PageResponse)>;

/** A server in the page itself, with responses by path; `*` is for all other paths. A test may replace them. */
export interface PageServer {
  url: string;
  responses: PageResponses;
  /** Requested addresses, oldest first. */
  requestedUrls: URL[];
  /** Returns the number of requests for a path. */
  requests(path: string): number;
  /** Refuses further connections. */
  stop(): void;
}

export interface World {
  /** Opens a panel with the clock of the page or, if `now` is given, with a stopped clock. */
  panel(options?: Partial<PanelOptions>): Promise<PagePanel>;
  /** Opens a server of another kind with the clock of the page. */
  other(kind: OtherKind, options?: object): Promise<OtherServer>;
  server(responses: PageResponses): PageServer;
  /** Returns the base URL of a server with these responses by path. */
  serveResponses(responses: PageResponses): string;
  /** Returns the base URL of a panel that has only these lists, by the last segment of their paths: `{ history: [] }`. */
  serveLists(lists: Record<string, unknown>): string;
  /** Moves the clock from timer to timer, and waits after each until no request is pending. */
  pass(ms: number): Promise<void>;
  /** Moves the clock by a second at a time until the condition holds. */
  passUntil(condition: () => boolean | Promise<boolean>, what: string): Promise<void>;
  /** Sets the clock without running timers. */
  setNow(now: number): void;
  /** Resolves when no request is pending and all responses have been handled. */
  settle(): Promise<void>;
}

/**
 * Sets up the world for the surrounding tests. Each test starts at `now` with empty storage. Everything that a test
 * opened is closed after the test.
 */
export function setWorld({ now = NOON }: { now?: number } = {}): World {
  const open: { stop(): unknown }[] = [];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    stopTime(now);
    // The network is virtual too, but WebKit reports a page as offline if the machine has no network.
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
  });
  afterEach(async () => {
    fixtureCleanup();
    restoreTime();
    delete (navigator as { onLine?: boolean }).onLine;
    await Promise.all(open.splice(0).map((each) => each.stop()));
  });

  async function keep<T extends { stop(): unknown }>(starting: Promise<T>): Promise<T> {
    const started = await starting;
    open.push(started);
    return started;
  }

  function server(responses: PageResponses): PageServer {
    const started = openPageServer(responses);
    open.push(started);
    return started;
  }

  const serveResponses = (responses: PageResponses): string => server(responses).url;

  return {
    panel: (options) => keep(openPagePanel(options)),
    other: (kind, options) => keep(openPageOther(kind, options)),
    server,
    serveResponses,
    serveLists: (lists) =>
      serveResponses(
        Object.fromEntries(
          Object.entries(lists).map(([name, records]) => [
            `/api/v2/${name}/`,
            { body: JSON.stringify(records) },
          ]),
        ),
      ),
    pass,
    passUntil,
    setNow,
    settle,
  };
}

/** Opens a panel in the runner's process, with `--control`. */
export async function openPagePanel(options: Partial<PanelOptions> = {}): Promise<PagePanel> {
  const now = pageNow();
  const given = now === null ? options : { now, speed: 0, ...options };
  const origin: string = await executeServerCommand('page:panel', given);
  const hasOwnClock = options.now !== undefined || options.speed !== undefined;
  const nowOf = (): number | null => (hasOwnClock ? null : pageNow());
  let isSlow = false;
  let held: Promise<void> | null = null;
  hosts.set(origin, {
    async respond(request) {
      await held;
      return forward(request, nowOf());
    },
    hangs: ({ url }) => isSlow || held !== null || url.pathname.startsWith('/events/'),
  });
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    await executeServerCommand('page:control', { origin, method, path, body, now: nowOf() });
  const state = (): Promise<PanelState> => call('GET', 'state');
  return {
    url: origin,
    play: (record) => call('POST', 'play', record),
    clock: (order) => call('POST', 'clock', order),
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = null;
        release();
      };
    },
    async faults(order) {
      const active = await call<{ hang: boolean; latency_ms: number }>('POST', 'faults', order);
      isSlow = active.hang || active.latency_ms > 0;
      return active;
    },
    state,
    requests: async (path) => (await state()).requests.recent.filter((each) => each.path === path).length,
    async stop() {
      hosts.delete(origin);
      await executeServerCommand('page:close', origin);
    },
  };
}

/** Opens a server of another kind in the runner's process. */
export async function openPageOther(kind: OtherKind, options: object = {}): Promise<OtherServer> {
  const origin: string = await executeServerCommand('page:other', { kind, options });
  hosts.set(origin, { respond: (request) => forward(request, pageNow()), hangs: () => false });
  const call = (method: string, ...given: unknown[]): Promise<unknown> =>
    executeServerCommand('page:tell', { origin, method, given });
  const now = pageNow();
  if (now !== null && (kind === 'azuracast' || kind === 'libretime')) await call('setNow', now);
  const dated = <T extends object>(play: T): T => (pageNow() === null ? play : { at: pageNow(), ...play });
  return {
    url: origin,
    play: (play) => call('play', dated(play)),
    live: (name, play) => call('live', name, play && dated(play)),
    show: (show) => call('show', show),
    silence: () => call('silence'),
    fail: (times) => call('fail', times),
    requests: () => executeServerCommand('page:requests', origin),
    async stop() {
      hosts.delete(origin);
      await executeServerCommand('page:close', origin);
    },
  };
}

let count = 0;

export function openPageServer(responses: PageResponses): PageServer {
  const origin = `http://made-${++count}.test`;
  const requestedUrls: URL[] = [];
  const stopped = new AbortController();
  const server = { url: origin, responses, requestedUrls, requests, stop };
  const find = (request: PageRequest): PageResponse => {
    const found = server.responses[request.url.pathname] ?? server.responses['*'];
    const response = typeof found === 'function' ? found(request) : found;
    return response ?? { status: 404, body: 'nothing here' };
  };
  hosts.set(origin, {
    hangs: () => true,
    async respond(request) {
      requestedUrls.push(request.url);
      const { status = 200, headers, body = '', delay = 0, after, ...rest } = find(request);
      const stop = AbortSignal.any([request.signal, stopped.signal]);
      if (delay < 0) return new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject()));
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      await after;
      return {
        status,
        headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json', ...headers },
        body: rest.open ? repeating(body, rest.every, stop) : body,
      };
    },
  });
  function requests(path: string): number {
    return requestedUrls.filter(({ pathname }) => pathname === path).length;
  }
  function stop(): void {
    hosts.delete(origin);
    stopped.abort();
  }
  return server;
}

/** Returns a stream that sends a body repeatedly, at an interval in milliseconds, and stays open. */
function repeating(
  body: string | Uint8Array<ArrayBuffer>,
  every: number | undefined,
  end: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  let timer: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      if (every) timer = setInterval(() => controller.enqueue(bytes), every);
      end.addEventListener('abort', () => {
        clearInterval(timer);
        controller.error(end.reason);
      });
    },
    cancel: () => clearInterval(timer),
  });
}

/** Sends a request of the page to the runner's process. */
async function forward(
  { url, method, headers, body, signal }: PageRequest,
  now: number | null,
): Promise<HostResponse> {
  const id = crypto.randomUUID();
  signal.addEventListener('abort', () => void executeServerCommand('page:abort', id).catch(() => undefined));
  const sent: SentRequest = { id, url: url.href, method, headers: [...headers], body, now };
  const response = await executeServerCommand<SentResponse, SentRequest>('page:fetch', sent);
  return { status: response.status, headers: response.headers, body: bodyOf(response, id, signal) };
}

function bodyOf(
  { isOpen, isBinary, body }: SentResponse,
  id: string,
  signal: AbortSignal,
): HostResponse['body'] {
  if (isBinary) return Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  if (!isOpen) return body;
  return new ReadableStream({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    async pull(controller) {
      const next = await executeServerCommand<{ piece: string } | null, string>('page:read', id).catch(
        () => null,
      );
      if (signal.aborted) return;
      if (next) controller.enqueue(new TextEncoder().encode(next.piece));
      else controller.close();
    },
    cancel: () => executeServerCommand('page:abort', id),
  });
}
