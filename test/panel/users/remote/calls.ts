/** A panel in process, and the ways to ask its remote endpoints. */
import assert from 'node:assert/strict';
import type { ReadResponse } from '../../../kit/read-response.js';
import { ADMINISTRATOR, type OpenedPanel, openPanel, PASSWORD } from '../../../kit/open-panel.js';

export const CREDENTIALS = { server_username: ADMINISTRATOR, server_password: PASSWORD };

export interface RemotelyAsked extends OpenedPanel {
  /** Sends JSON to an endpoint, by its name without `remote_`. */
  send(method: string, name: string, body: unknown, headers?: Record<string, string>): Promise<ReadResponse>;
  /** The same with the credentials of the administrator. */
  remote(name: string, fields?: object, method?: string): Promise<ReadResponse>;
  /** What an account's record is. */
  details(username: string): Promise<Record<string, unknown>>;
  /** Adds an account with a name that nobody has; the name. */
  create(more?: object): Promise<string>;
  /** Adds a template for accounts, in the same way. */
  template(fields: object, by?: string): Promise<string>;
}

export function openRemotelyAsked(): RemotelyAsked {
  const panel = openPanel({ publicUrl: 'https://panel.example' });
  const json = { 'content-type': 'application/json' };
  const send: RemotelyAsked['send'] = (method, name, body, headers = {}) =>
    panel.ask(`/api/v1/remote_${name}/`, {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const remote: RemotelyAsked['remote'] = (name, fields = {}, method = 'POST') =>
    send(method, name, { ...CREDENTIALS, ...fields });
  let made = 0;

  async function add(by: string, path: string, body: object): Promise<void> {
    const answer = await panel.as(by, 'POST', path, body);
    assert.equal(answer.status, 201, answer.text);
  }

  return {
    ...panel,
    send,
    remote,
    details: async (username) => (await remote('get_details', { username })).json(),
    async create(more = {}) {
      const username = `account-${++made}`;
      const body = { username, email: 'a@radio.test', password: PASSWORD, ...more };
      await add(ADMINISTRATOR, 'broadcasters/', body);
      return username;
    },
    async template(fields, by = ADMINISTRATOR) {
      const name = `template-${++made}`;
      await add(by, 'templates/broadcasters/', { name, ...fields });
      return name;
    },
  };
}

/** Each refusal of a remote endpoint is one sentence. */
export function expectError(answer: ReadResponse, error: string | RegExp): void {
  assert.deepEqual([answer.status, Object.keys(answer.json())], [400, ['error']], answer.text);
  if (typeof error === 'string') assert.equal(answer.json().error, error);
  else assert.match(String(answer.json().error), error);
}
