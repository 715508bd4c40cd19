/** A panel in process, or on a port, with one person of each kind, all created through its own API. */
import assert from 'node:assert/strict';
import type { PanelOptions } from '../../src/panel/base/options.js';
import type { Panel } from '../../src/panel/panel.js';
import type { ReadResponse } from '../kit/read-response.js';
import {
  ADMINISTRATOR as FIRST_ACCOUNT,
  newPanel,
  openPanel,
  PASSWORD as FIRST_PASSWORD,
} from '../kit/open-panel.js';

export const ADMINISTRATOR = { username: FIRST_ACCOUNT, password: FIRST_PASSWORD };
export const PASSWORD = 'nobody guesses this';

/** A person with a key of the administration API, or without one. */
export interface Person {
  pk: number;
  username: string;
  /** '' without one. */
  key: string;
  /** Sends a request below `/api/v1/`, with JSON if there is a body. */
  send(method: string, path: string, body?: unknown): Promise<ReadResponse>;
}

export interface Office {
  panel: Panel;
  url: string;
  close(): Promise<void>;
  nobody: Person;
  administrator: Person;
  reseller: Person;
  otherReseller: Person;
  /** An account of the reseller. */
  account: Person;
  /** An account of the other reseller. */
  otherAccount: Person;
  /** Sends any request to the panel. */
  request(path: string, init?: RequestInit): Promise<ReadResponse>;
  /** Adds an account or a reseller on behalf of a person, and returns its pk. */
  add(as: Person, kind: 'broadcasters' | 'resellers', more?: object): Promise<number>;
  /** Signs in to the administration API. */
  logIn(username: string, password?: string): Promise<Person>;
  /** A token for the station API. */
  stationToken(username: string, password?: string): Promise<string>;
}

let made = 0;
/** A name that no account has. */
export const someName = (prefix = 'station') => `${prefix}-${++made}`;

let address = 0;
const nextAddress = () => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;

export async function openOffice(options: Partial<PanelOptions> & { port?: number } = {}): Promise<Office> {
  const { port, ...given } = options;
  const base: Partial<PanelOptions> = {
    now: Date.parse('2026-03-06T08:30:00Z'),
    control: false,
    publicUrl: 'https://panel.example',
    trustProxy: true,
    report: (error) => assert.fail(error instanceof Error ? error : String(error)),
    ...given,
  };
  const opened = port === undefined ? newPanel(base) : await openPanel({ port, ...base });

  function request(path: string, init: RequestInit = {}): Promise<ReadResponse> {
    const headers = new Headers(init.headers);
    // Each request has another address, since limits by address have their own tests.
    if (!headers.has('x-forwarded-for')) headers.set('X-Forwarded-For', nextAddress());
    return opened.request(path, { ...init, headers });
  }

  const person = (username: string, pk: number, key: string): Person => ({
    pk,
    username,
    key,
    send: (method, path, body) =>
      request(`/api/v1/${path}`, {
        method,
        headers: {
          ...(key && { Authorization: `Token ${key}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  });
  const nobody = person('', 0, '');

  async function logIn(username: string, password = PASSWORD): Promise<Person> {
    const response = await nobody.send('POST', 'rest-auth/login/', { username, password });
    assert.equal(response.status, 200, response.text);
    const { key, user } = response.json<{ key: string; user: { pk: number } }>();
    return person(username, user.pk, key);
  }

  async function add(as: Person, kind: string, more: object = {}): Promise<number> {
    const username = someName();
    const email = `${username}@radio.test`;
    const response = await as.send('POST', `${kind}/`, { username, email, password: PASSWORD, ...more });
    assert.equal(response.status, 201, response.text);
    return response.json<{ pk: number }>().pk;
  }

  try {
    const administrator = await logIn(ADMINISTRATOR.username, ADMINISTRATOR.password);
    const signUp = async (as: Person, kind: string, username: string) => {
      await add(as, kind, { username });
      return logIn(username);
    };
    const reseller = await signUp(administrator, 'resellers', 'north');
    const otherReseller = await signUp(administrator, 'resellers', 'south');
    return {
      panel: opened.panel,
      url: opened.url,
      close: () => opened.close(),
      nobody,
      administrator,
      reseller,
      otherReseller,
      account: await signUp(reseller, 'broadcasters', 'harbour'),
      otherAccount: await signUp(otherReseller, 'broadcasters', 'hills'),
      request,
      add,
      logIn,
      async stationToken(username, password = PASSWORD) {
        const response = await request('/api/v2/api-token-auth/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username, password }),
        });
        assert.equal(response.status, 200, response.text);
        return response.json<{ token: string }>().token;
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
