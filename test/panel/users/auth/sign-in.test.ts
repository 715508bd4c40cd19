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
  /** Signs in from an address, by each API in turn. */
  const logIn = (address: string, password: string, username = ADMINISTRATOR, headers = {}, path?: string) =>
    panel.fetch(path ?? LOGINS[(turn += 1) % LOGINS.length] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ username, password }),
    });
  /** Wrong passwords, one from each address; how many were looked at. */
  async function guess(addresses: string[], username?: string, headers = {}): Promise<number> {
    const answers = [];
    for (const address of addresses) answers.push(await logIn(address, 'a guess', username, headers));
    assert.ok(answers.every(({ status }) => status === 400 || status === 429));
    return answers.filter(({ status }) => status === 400).length;
  }
  return { ...panel, logIn, guess };
}

const addresses = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));
/** Each an address of a network of its own. */
const strangers = (count: number, from = 0) => addresses(count, (index) => `198.51.100.${from + index}`);

describe('guesses of passwords', () => {
  it('are ten from a /64, whatever the address', async () => {
    const { guess } = open();
    assert.equal(await guess(addresses(60, (index) => `2001:db8::${(index * 1009).toString(16)}`)), 10);
  });

  it('are ten from an address, however it is spelled', async () => {
    const { guess } = open();
    const spelled = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:C000:207', '0:0:0:0:0:ffff:c000:0207'];
    assert.equal(await guess(addresses(16, (index) => spelled[index % 4] ?? '')), 10);
  });

  it('are twenty at an account from any address, in any case of its name', async () => {
    const { guess, logIn } = open();
    assert.equal(await guess(strangers(12), ADMINISTRATOR), 12);
    assert.equal(await guess(strangers(12, 100), ADMINISTRATOR.toUpperCase()), 8);
    const refused = await logIn('203.0.113.1', PASSWORD);
    assert.equal(refused.status, 429);
    const wait = Number(refused.headers.get('retry-after'));
    assert.ok(wait > 3000 && wait <= 3600, String(wait));
  });

  it('are answered alike where there is no such account', async () => {
    const { logIn } = open();
    const answersFor = async (username: string) => {
      const answers = [];
      for (const address of strangers(24)) {
        const answer = await logIn(address, 'a guess', username, {}, LOGINS[0]);
        answers.push(`${answer.status} ${(await answer.text()).replace(/\d+ seconds/, '')}`);
      }
      return answers;
    };
    assert.deepEqual(await answersFor('nobody-here'), await answersFor(ADMINISTRATOR));
  });

  it('lock nobody out who has signed in from the address before, nor sessions, tokens and keys', async () => {
    const { fetch, logIn, guess } = open();
    const home = '2001:db8:1::1';
    const signedIn = await logIn(home, PASSWORD, ADMINISTRATOR, {}, LOGINS[0]);
    const { key } = (await signedIn.json()) as { key: string };
    const { token } = (await (await logIn(home, PASSWORD, ADMINISTRATOR, {}, LOGINS[1])).json()) as {
      token: string;
    };
    assert.equal(await guess(strangers(25)), 20);
    assert.equal((await logIn('203.0.113.1', PASSWORD)).status, 429);
    // Another address of the same network; and others behind it may have used the network's tries up.
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

  it('know the address again after a restart', async () => {
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

  it('by the pages of other sites do not lock their visitor out, and such logins stay possible', async () => {
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
