/** Opens panels for tests in Node, in process or on a port. Tests that run in a browser use `panel.ts`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { after } from 'node:test';
import type { PanelOptions } from '../../src/panel/base/options.js';
import { startPanel, type Panel } from '../../src/panel/panel.js';
import { readResponse, type ReadResponse } from './read-response.js';
import { type Controls, controlOf } from './control.js';
import { createTestPanel } from './new-panel.js';

/** A Friday morning without a live hour, far from clock changes. */
export const MORNING = Date.parse('2026-03-06T09:00:00Z');

/** Name of the first account, unless the options specify another one. */
export const ADMINISTRATOR = 'chief';
/** Password of the first account, and of all accounts that `add` creates. */
export const PASSWORD = 'a quiet evening';
/** API key of the first account. */
export const API_KEY = 'key-of-chief';

export interface OpenedPanel extends Controls {
  panel: Panel;
  /** Scheme, host and port. In process, only `fetch` and `request` know this host. */
  url: string;
  /** Like the global `fetch`, for a path or a URL of this panel. It doesn't follow redirects. */
  fetch: PanelFetch;
  /** Sends a request and reads the whole response. */
  request(path: string, init?: RequestInit): Promise<ReadResponse>;
  /** Posts to a control path. */
  control(path: string, body: unknown): Promise<ReadResponse>;
  /** Sends JSON with the API key of the first account, which has access to every server. */
  send(method: string, path: string, body?: unknown): Promise<ReadResponse>;
  /** Returns the token of an account for the station API. */
  logIn(username?: string, password?: string): Promise<string>;
  /** Adds an account that owns these servers, and returns its id. */
  add(username: string, servers?: number[]): Promise<number>;
  /** Sends a request below `/api/v1/` with the key of an account. The first call signs in. */
  as(
    username: string,
    method: string,
    path: string,
    body?: unknown,
    init?: RequestInit,
  ): Promise<ReadResponse>;
  /** `openPanel` also closes a panel in process when the test or suite ends. */
  close(): Promise<void>;
}

type Options = Partial<PanelOptions>;

export function openPanel(options: Options & { port: number }): Promise<OpenedPanel>;
/** With `connected`, requests have a loopback address and use the response cache, as on a port. */
export function openPanel(options?: Options & { port?: undefined; connected?: boolean }): OpenedPanel;
export function openPanel({
  port,
  ...given
}: Options & { port?: number | undefined; connected?: boolean } = {}): OpenedPanel | Promise<OpenedPanel> {
  if (port !== undefined) return openOnPort({ port, ...DEFAULTS, ...given });
  const opened = newPanel(given);
  after(() => opened.close());
  return opened;
}

const DEFAULTS: Options = {
  now: MORNING,
  speed: 0,
  control: true,
  user: ADMINISTRATOR,
  password: PASSWORD,
  apiKey: API_KEY,
};

/** Opens a panel for real pages: on a port, with the machine's clock and playing stations. */
export const openLivePanel = (options: Options & { port?: number } = {}): Promise<OpenedPanel> =>
  openPanel({ port: 0, now: null, speed: 1, ...options });

export type PanelFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Opens a panel in process that the caller must close. Use it in hooks, because a panel from `openPanel` would be
 * closed when the hook ends.
 */
export function newPanel({ connected, ...given }: Options & { connected?: boolean } = {}): OpenedPanel {
  const options = { ...DEFAULTS, ...given };
  const panel = createTestPanel(options);
  const url = connected ? 'http://127.0.0.1:8080' : 'http://radio.test';
  const send = fetchFrom(panel, url, connected ? '127.0.0.1' : null);
  const request = async (path: string, init?: RequestInit): Promise<ReadResponse> =>
    readResponse(await send(path.startsWith('/__control__/') ? `http://localhost${path}` : path, init));
  const close = () => Promise.resolve(panel.close());
  const controls = controlOf('http://localhost', send);
  return { panel, url, fetch: send, request, close, ...controls, ...requestsTo(panel, request, options) };
}

/** Sends requests to a panel in process with this client address, or without a connection if the address is null. */
function fetchFrom(panel: Panel, url: string, address: string | null): PanelFetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, url) : input, init);
    const response =
      address === null ? await panel.app.fetch(request) : await fetchByConnection(panel, request, address);
    Object.defineProperty(response, 'url', { value: request.url });
    return response;
  };
}

/** Does what the listener of a port does: it sets the client's address, and the cache responds first. */
async function fetchByConnection(panel: Panel, request: Request, address: string): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  if (!request.headers.has('host')) request.headers.set('host', host);
  const incoming = {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    socket: { remoteAddress: address, localAddress: '127.0.0.1', localPort: 8080 },
  } as unknown as IncomingMessage;
  let cached: Response | undefined;
  const outgoing = {
    writeHead: (status: number, headers: Record<string, string>) => ({
      end: (body?: Buffer<ArrayBuffer>) => void (cached = new Response(body ?? null, { status, headers })),
    }),
  } as unknown as ServerResponse;
  panel.respondFromCache(incoming, outgoing);
  return cached ?? panel.app.fetch(request, { incoming });
}

async function openOnPort(options: Options & { port: number }): Promise<OpenedPanel> {
  const { panel, url, close } = await startPanel(options);
  const send: PanelFetch = (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, url) : input, { redirect: 'manual', ...init });
  const request = async (path: string, init?: RequestInit): Promise<ReadResponse> =>
    readResponse(await send(path, init));
  return {
    panel,
    url,
    fetch: send,
    request,
    close,
    ...controlOf(url),
    ...requestsTo(panel, request, options),
  };
}

function requestsTo(
  panel: Panel,
  request: OpenedPanel['request'],
  { user, password, apiKey, apiKeyHeader = 'SERVICE-API-KEY' }: Options,
): Pick<OpenedPanel, 'control' | 'send' | 'logIn' | 'add' | 'as'> {
  const json = { 'Content-Type': 'application/json' };
  const keys = new Map<string, string>();

  function sendJson(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    init?: RequestInit,
  ): Promise<ReadResponse> {
    return request(path, {
      method,
      headers: body === undefined ? headers : { ...headers, ...json },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
    });
  }

  async function keyOf(username: string): Promise<string> {
    const response = await sendJson('POST', '/api/v1/rest-auth/login/', { username, password: PASSWORD });
    const { key } = response.json<{ key: string }>();
    keys.set(username, key);
    return key;
  }

  return {
    control: (path, body) => sendJson('POST', `/__control__/${path}/`, body),
    send: (method, path, body) => sendJson(method, path, body, { [apiKeyHeader]: apiKey ?? '' }),
    async logIn(username = user ?? '', word = password ?? '') {
      const response = await sendJson('POST', '/api/v2/api-token-auth/', { username, password: word });
      return response.json<{ token: string }>().token;
    },
    add: (username, servers = [1]) => panel.addAccount(username, PASSWORD, servers),
    async as(username, method, path, body, init) {
      const headers = { Authorization: `Token ${keys.get(username) ?? (await keyOf(username))}` };
      return sendJson(method, `/api/v1/${path}`, body, headers, init);
    },
  };
}

/** Returns the fields of a new account or reseller. All have the same password. */
export const person = (username: string, more: object = {}) => ({
  username,
  email: `${username}@radio.test`,
  password: PASSWORD,
  ...more,
});
