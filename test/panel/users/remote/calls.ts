import assert from 'node:assert/strict';
import type { ReadResponse } from '../../../kit/read-response.js';
import { ADMINISTRATOR, type OpenedPanel, openPanel, PASSWORD } from '../../../kit/open-panel.js';

export const CREDENTIALS = { server_username: ADMINISTRATOR, server_password: PASSWORD };

export interface RemotePanel extends OpenedPanel {
  /** Sends JSON to an endpoint, by its name without `remote_`. */
  send(method: string, name: string, body: unknown, headers?: Record<string, string>): Promise<ReadResponse>;
  /** Like `send`, with the administrator's credentials. */
  remote(name: string, fields?: object, method?: string): Promise<ReadResponse>;
  /** Returns the record of an account. */
  details(username: string): Promise<Record<string, unknown>>;
  /** Adds an account with a new name and returns the name. */
  create(more?: object): Promise<string>;
  /** Adds a template for accounts with a new name and returns the name. */
  template(fields: object, by?: string): Promise<string>;
}

export function openRemotePanel(): RemotePanel {
  const panel = openPanel({ publicUrl: 'https://panel.example' });
  const json = { 'content-type': 'application/json' };
  const send: RemotePanel['send'] = (method, name, body, headers = {}) =>
    panel.request(`/api/v1/remote_${name}/`, {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const remote: RemotePanel['remote'] = (name, fields = {}, method = 'POST') =>
    send(method, name, { ...CREDENTIALS, ...fields });
  let made = 0;

  async function add(by: string, path: string, body: object): Promise<void> {
    const response = await panel.as(by, 'POST', path, body);
    assert.equal(response.status, 201, response.text);
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

/** Each refusal of a remote endpoint is one text under `error`. */
export function expectError(response: ReadResponse, error: string | RegExp): void {
  assert.deepEqual([response.status, Object.keys(response.json())], [400, ['error']], response.text);
  if (typeof error === 'string') assert.equal(response.json().error, error);
  else assert.match(String(response.json().error), error);
}
