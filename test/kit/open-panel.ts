/**
 * In:  the options of a panel.
 * Out: the panel, in process or, with a `port`, listening; and the shortest ways
 *      to ask it: as nobody, with the API key, or signed in to the administration.
 *
 * Tests that run in a browser open theirs with `panel.ts`.
 */
import { after } from 'node:test';
import type { PanelOptions } from '../../src/panel/options.js';
import { createPanel, startPanel, type Panel } from '../../src/panel/panel.js';
import { readAnswer, type Answer } from './answer.js';
import { type Controls, controlOf } from './control.js';

/** A quiet Friday morning: no clock change near, no live hour. */
export const MORNING = Date.parse('2026-03-06T09:00:00Z');

/** The first account, whom the panel gets unless the options name another. */
export const ADMINISTRATOR = 'chief';
/** Of the first account, and of all that `add` makes. */
export const PASSWORD = 'a quiet evening';
/** Of the first account. */
export const API_KEY = 'key-of-chief';

export interface OpenedPanel extends Controls {
  panel: Panel;
  /** Scheme, host and port. In process it is a name that only `ask` knows. */
  url: string;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Posts to a control path. */
  control(path: string, body: unknown): Promise<Answer>;
  /** Sends JSON with the API key of the first account, which looks after every server. */
  send(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The station API's token of an account. */
  logIn(username?: string, password?: string): Promise<string>;
  /** Adds an account that looks after these servers; answers its id. */
  add(username: string, servers?: number[]): Promise<number>;
  /** Asks below `/api/v1/` with the key of an account, which signs in when it is first seen. */
  as(username: string, method: string, path: string, body?: unknown, init?: RequestInit): Promise<Answer>;
  /** A panel in process is closed after the tests of the file in any case. */
  close(): Promise<void>;
}

type Options = Partial<PanelOptions>;

export function openPanel(options: Options & { port: number }): Promise<OpenedPanel>;
export function openPanel(options?: Options & { port?: undefined }): OpenedPanel;
export function openPanel({ port, ...given }: Options & { port?: number | undefined } = {}):
  OpenedPanel | Promise<OpenedPanel> {
  const options = {
    now: MORNING,
    speed: 0,
    control: true,
    user: ADMINISTRATOR,
    password: PASSWORD,
    apiKey: API_KEY,
    ...given,
  };
  return port === undefined ? openInProcess(options) : openOnPort({ port, ...options });
}

/** One for pages: it listens, its clock is the machine's, and its station plays. */
export const openLivePanel = (options: Options & { port?: number } = {}): Promise<OpenedPanel> =>
  openPanel({ port: 0, now: null, speed: 1, ...options });

function openInProcess(options: Options): OpenedPanel {
  const panel = createPanel(options);
  after(() => panel.close());
  const url = 'http://radio.test';
  const ask = async (path: string, init?: RequestInit): Promise<Answer> =>
    readAnswer(
      await panel.app.request(`${path.startsWith('/__control__/') ? 'http://localhost' : url}${path}`, init),
    );
  const close = () => Promise.resolve(panel.close());
  const controls = controlOf('http://localhost', async (...request) => panel.app.request(...request));
  return { panel, url, ask, close, ...controls, ...waysToAsk(panel, ask, options) };
}

async function openOnPort(options: Options & { port: number }): Promise<OpenedPanel> {
  const { panel, url, close } = await startPanel(options);
  const ask = async (path: string, init?: RequestInit): Promise<Answer> =>
    readAnswer(await fetch(url + path, { redirect: 'manual', ...init }));
  return { panel, url, ask, close, ...controlOf(url), ...waysToAsk(panel, ask, options) };
}

function waysToAsk(
  panel: Panel,
  ask: OpenedPanel['ask'],
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
  ): Promise<Answer> {
    return ask(path, {
      method,
      headers: body === undefined ? headers : { ...headers, ...json },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
    });
  }

  async function keyOf(username: string): Promise<string> {
    const answer = await sendJson('POST', '/api/v1/rest-auth/login/', { username, password: PASSWORD });
    const { key } = answer.json<{ key: string }>();
    keys.set(username, key);
    return key;
  }

  return {
    control: (path, body) => sendJson('POST', `/__control__/${path}/`, body),
    send: (method, path, body) => sendJson(method, path, body, { [apiKeyHeader]: apiKey ?? '' }),
    async logIn(username = user ?? '', word = password ?? '') {
      const answer = await sendJson('POST', '/api/v2/api-token-auth/', { username, password: word });
      return answer.json<{ token: string }>().token;
    },
    add: (username, servers = [1]) => panel.addAccount(username, PASSWORD, servers),
    async as(username, method, path, body, init) {
      const headers = { Authorization: `Token ${keys.get(username) ?? (await keyOf(username))}` };
      return sendJson(method, `/api/v1/${path}`, body, headers, init);
    },
  };
}

/** What a new account or reseller is made of, with the same password for all. */
export const person = (username: string, more: object = {}) => ({
  username,
  email: `${username}@radio.test`,
  password: PASSWORD,
  ...more,
});
