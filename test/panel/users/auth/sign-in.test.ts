import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { ADMINISTRATOR, API_KEY, openPanel, PASSWORD } from '../../../kit/open-panel.js';

const LOGINS = ['/api/v1/rest-auth/login/', '/api/v2/api-token-auth/', '/api/v1/remote_admin_login/'];
const EVIL = { origin: 'https://evil.example' };
function open(options: Partial<PanelOptions> = {}) {
  const panel = openPanel({ connected: true, trustProxy: true, ...options });
  let turn = 0;
  /** Signs in from an address. Without `path`, calls use the three endpoints in turn. */
  const logIn = (address: string, password: string, username = ADMINISTRATOR, headers = {}, path?: string) =>
    panel.fetch(path ?? LOGINS[(turn += 1) % LOGINS.length] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ username, password }),
    });
  /** Sends a wrong password from each address. Returns how many were checked rather than throttled. */
  async function guess(addresses: string[], username?: string, headers = {}): Promise<number> {
    const responses = [];
    for (const address of addresses) responses.push(await logIn(address, 'a guess', username, headers));
    assert.ok(responses.every(({ status }) => status === 400 || status === 429));
    return responses.filter(({ status }) => status === 400).length;
  }
  return { ...panel, logIn, guess };
}

const addresses = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));
/** Addresses in different networks. */
const strangers = (count: number, from = 0) => addresses(count, (index) => `198.51.100.${from + index}`);

describe('failed sign-ins', () => {
  it('are limited to ten per IPv6 /64 network', async () => {
    const { guess } = open();
    assert.equal(await guess(addresses(60, (index) => `2001:db8::${(index * 1009).toString(16)}`)), 10);
  });

  it('are limited to ten per IPv4 address', async () => {
    const { guess } = open();
    const notations = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:C000:207', '0:0:0:0:0:ffff:c000:0207'];
    assert.equal(await guess(addresses(16, (index) => notations[index % 4] ?? '')), 10);
  });

  it('are limited to twenty per account', async () => {
    const { guess, logIn } = open();
    assert.equal(await guess(strangers(12), ADMINISTRATOR), 12);
    assert.equal(await guess(strangers(12, 100), ADMINISTRATOR.toUpperCase()), 8);
    const refused = await logIn('203.0.113.1', PASSWORD);
    assert.equal(refused.status, 429);
    const wait = Number(refused.headers.get('retry-after'));
    assert.ok(wait > 3000 && wait <= 3600, String(wait));
  });

  it('get the same response for unknown accounts', async () => {
    const { logIn } = open();
    const answersFor = async (username: string) => {
      const responses = [];
      for (const address of strangers(24)) {
        const response = await logIn(address, 'a guess', username, {}, LOGINS[0]);
        responses.push(`${response.status} ${(await response.text()).replace(/\d+ seconds/, '')}`);
      }
      return responses;
    };
    assert.deepEqual(await answersFor('nobody-here'), await answersFor(ADMINISTRATOR));
  });

  it("don't block access from a known network", async () => {
    const { fetch, logIn, guess } = open();
    const home = '2001:db8:1::1';
    const signedIn = await logIn(home, PASSWORD, ADMINISTRATOR, {}, LOGINS[0]);
    const { key } = (await signedIn.json()) as { key: string };
    const { token } = (await (await logIn(home, PASSWORD, ADMINISTRATOR, {}, LOGINS[1])).json()) as {
      token: string;
    };
    assert.equal(await guess(strangers(25)), 20);
    assert.equal((await logIn('203.0.113.1', PASSWORD)).status, 429);
    // Wrong passwords for another account use up the limit of this network.
    await guess(
      addresses(12, () => home),
      'somebody-else',
    );
    for (const path of LOGINS) {
      assert.equal((await logIn('2001:db8:1::2', PASSWORD, ADMINISTRATOR, {}, path)).status, 200, path);
    }
    const read = async (path: string, headers: Record<string, string>) =>
      (await fetch(path, { headers: { 'x-forwarded-for': '198.51.100.1', ...headers } })).status;
    assert.equal(await read('/api/v1/user_profile/', { authorization: `Token ${key}` }), 200);
    assert.equal(await read('/api/v2/playlists/?server=1', { authorization: `JWT ${token}` }), 200);
    assert.equal(await read('/api/v2/playlists/?server=1', { 'service-api-key': API_KEY }), 200);
  });

  it("don't block a known network after a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-sign-in-'));
    after(() => rmSync(folder, { recursive: true, force: true }));
    const db = join(folder, 'panel.sqlite');
    const first = open({ db });
    assert.equal((await first.logIn('192.0.2.1', PASSWORD)).status, 200);
    await first.close();
    const second = open({ db });
    await second.guess(strangers(25));
    assert.equal((await second.logIn('192.0.2.2', PASSWORD)).status, 429);
    assert.equal((await second.logIn('192.0.2.1', PASSWORD)).status, 200);
  });

  it('are counted separately for pages on other sites', async () => {
    const { url, logIn, guess } = open();
    const visitor = '192.0.2.9';
    assert.equal((await logIn(visitor, PASSWORD, ADMINISTRATOR, EVIL)).status, 200);
    const other = '192.0.2.10';
    assert.equal(
      await guess(
        addresses(15, () => other),
        ADMINISTRATOR,
        EVIL,
      ),
      10,
    );
    assert.equal(
      await guess(
        addresses(15, () => other),
        ADMINISTRATOR,
        { origin: 'null' },
      ),
      0,
    );
    assert.equal((await logIn(other, PASSWORD, ADMINISTRATOR, EVIL)).status, 429);
    assert.equal((await logIn(other, PASSWORD, ADMINISTRATOR, { origin: url })).status, 200);
  });
});
