/**
 * Test runner commands for panels and servers without a port. The page sends its requests over the runner's socket, and the runner's
 * process responds. `page-world.ts` is the page's side.
 */
import type { IncomingMessage } from 'node:http';
import type { Panel, PanelOptions } from '../../src/panel/panel.js';
import './cheap-passwords.js';
import { createTestPanel } from './new-panel.js';
import { OTHER_SERVERS, type OtherKind } from './servers/kinds.js';
import type { Listening, Reply } from './servers/listen.js';
import type { StationServer } from './servers/test-server.js';

/** A request of a page. The server sets its clock to `now`, the time of the page. */
export interface SentRequest {
  id: string;
  url: string;
  method: string;
  headers: [string, string][];
  body: string | null;
  now: number | null;
}

export interface SentResponse {
  status: number;
  headers: [string, string][];
  /** Text, or base64 if `isBinary` is true. */
  body: string;
  isBinary: boolean;
  /** True if `page:read` returns more of the body. */
  isOpen: boolean;
}

const TEXT = /json|text|javascript|xml|calendar/;

type Handler = (url: URL, request: IncomingMessage) => Reply;

interface Opened {
  respond(request: SentRequest, signal: AbortSignal): Promise<Response>;
  setNow(now: number): Promise<void> | void;
  close(): Promise<void> | void;
}

/** Panels and servers by origin. */
const opened = new Map<string, Opened>();
const panels = new Map<string, Panel>();
const servers = new Map<string, Partial<StationServer> & { requests: string[] }>();
/** Pending requests and open bodies by the id that the page gave them. */
const underWay = new Map<string, AbortController>();
const streams = new Map<string, ReadableStreamDefaultReader<Uint8Array>>();
let count = 0;

export const inProcessCommands = {
  'page:panel'(options: Partial<PanelOptions>) {
    const panel = createTestPanel({ control: true, ...options });
    const origin = `http://panel-${++count}.test`;
    panels.set(origin, panel);
    let set: number | null = options.now ?? null;
    opened.set(origin, {
      respond: async ({ url, method, headers, body }, signal) =>
        panel.app.request(url, { method, headers, signal, ...(body !== null && { body }) }),
      async setNow(now) {
        if (now !== set) await control(origin, 'POST', 'clock', { now_ms: now });
        set = now;
      },
      close: () => panel.close(),
    });
    return Promise.resolve(origin);
  },

  async 'page:control'(order: {
    origin: string;
    method: string;
    path: string;
    body?: unknown;
    now: number | null;
  }) {
    const { origin, method, path, body, now } = order;
    if (now !== null) await opened.get(origin)?.setNow(now);
    return control(origin, method, path, body);
  },

  async 'page:other'({ kind, options }: { kind: OtherKind; options: object }) {
    const origin = `http://server-${++count}.test`;
    const requests: string[] = [];
    const listen = (handler: Handler): Listening => {
      opened.set(origin, {
        respond: (request) => Promise.resolve(handle(handler, request, requests)),
        setNow: (now) => (servers.get(origin) as Partial<StationServer>).setNow?.(now),
        close: () => undefined,
      });
      return { url: origin, requests, close: () => Promise.resolve() };
    };
    servers.set(origin, await OTHER_SERVERS[kind]({ ...options, listen }));
    return origin;
  },

  'page:tell'({ origin, method, given }: { origin: string; method: 'play'; given: unknown[] }) {
    (servers.get(origin)![method] as (...given: unknown[]) => void)(...given);
    return Promise.resolve(true);
  },

  'page:requests': (origin: string) => Promise.resolve(servers.get(origin)?.requests ?? []),

  async 'page:fetch'(request: SentRequest): Promise<SentResponse> {
    const { id, url, now } = request;
    const to = opened.get(new URL(url).origin);
    if (!to) throw new Error(`Nothing is open at ${url}.`);
    const abort = new AbortController();
    underWay.set(id, abort);
    try {
      if (now !== null) await to.setNow(now);
      const response = await to.respond(request, abort.signal);
      const { status } = response;
      const headers = [...response.headers];
      const type = response.headers.get('Content-Type') ?? '';
      if (type.startsWith('text/event-stream') && response.body) {
        streams.set(id, response.body.getReader());
        return { status, headers, body: '', isBinary: false, isOpen: true };
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      const isBinary = !TEXT.test(type);
      const body = bytes.toString(isBinary ? 'base64' : 'utf8');
      return { status, headers, body, isBinary, isOpen: false };
    } finally {
      underWay.delete(id);
    }
  },

  /** Returns the next piece of an open body; null at its end. */
  async 'page:read'(id: string): Promise<{ piece: string } | null> {
    const read = await streams.get(id)?.read();
    if (read?.value) return { piece: Buffer.from(read.value).toString('utf8') };
    streams.delete(id);
    return null;
  },

  async 'page:abort'(id: string) {
    underWay.get(id)?.abort();
    await streams.get(id)?.cancel();
    streams.delete(id);
    return true;
  },

  async 'page:close'(origin: string) {
    await opened.get(origin)?.close();
    for (const each of [opened, panels, servers]) each.delete(origin);
    return true;
  },
};

/** Closes everything that tests have left open. */
export async function closeAll(): Promise<void> {
  await Promise.all([...opened.keys()].map((origin) => inProcessCommands['page:close'](origin)));
}

/** Control paths require a loopback host, so these requests use `localhost`. */
async function control(origin: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await panels.get(origin)!.app.request(`http://localhost/__control__/${path}/`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(result)}`);
  return result;
}

function handle(handler: Handler, { url, method, headers }: SentRequest, requests: string[]): Response {
  const to = new URL(url);
  const path = to.pathname + to.search;
  requests.push(path);
  const request = { url: path, method, headers: Object.fromEntries(headers) };
  const { status = 200, headers: sent, body = '' } = handler(to, request as IncomingMessage);
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) throw new Error(`${url} is a stream.`);
  const isEmpty = [204, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(Buffer.from(body)), { status, headers: sent ?? {} });
}
