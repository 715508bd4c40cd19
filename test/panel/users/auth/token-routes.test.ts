import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import { createPanel } from '../../../../src/panel/panel.js';
import {
  ADMINISTRATOR,
  API_KEY,
  MORNING,
  openPanel,
  PASSWORD,
  type OpenedPanel,
} from '../../../kit/open-panel.js';

const json = { 'content-type': 'application/json' };
const logInAt = (panel: OpenedPanel, password: string, headers: Record<string, string> = {}) =>
  panel.fetch('/api/v2/api-token-auth/', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ username: ADMINISTRATOR, password }),
  });

describe('POST /api-token-auth/', () => {
  const { request, logIn, panel } = openPanel();
  const post = (body: string, type = 'application/json') =>
    request('/api/v2/api-token-auth/', { method: 'POST', headers: { 'content-type': type }, body });

  it('returns a token that authenticates requests', async () => {
    const token = await logIn();
    const response = await request('/api/v2/playlists/', { headers: { authorization: `JWT ${token}` } });
    assert.equal(response.status, 200);
  });

  it('accepts form and multipart bodies', async () => {
    const form = await post(
      new URLSearchParams({ username: ADMINISTRATOR, password: PASSWORD }).toString(),
      'application/x-www-form-urlencoded',
    );
    assert.equal(form.status, 200);
    const parts = new FormData();
    parts.set('username', ADMINISTRATOR);
    parts.set('password', PASSWORD);
    const multipart = await request('/api/v2/api-token-auth/', { method: 'POST', body: parts });
    assert.equal(multipart.status, 200);
  });

  it("doesn't reveal whether a name exists", async () => {
    const wrong = { non_field_errors: ['Unable to log in with provided credentials.'] };
    for (const username of [ADMINISTRATOR, 'nobody']) {
      const response = await post(JSON.stringify({ username, password: 'wrong' }));
      assert.deepEqual([response.status, response.json()], [400, wrong]);
    }
  });

  it('ignores a token in the request', async () => {
    const response = await request('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: { ...json, authorization: 'JWT expired' },
      body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
    });
    assert.equal(response.status, 200);
  });

  it('reports missing or empty fields', async () => {
    assert.deepEqual((await post('{}')).json(), {
      username: ['This field is required.'],
      password: ['This field is required.'],
    });
    assert.deepEqual((await post('{"username":"","password":""}')).json(), {
      username: ['This field may not be blank.'],
      password: ['This field may not be blank.'],
    });
  });

  it("doesn't echo an unreadable body", async () => {
    const response = await post('{"username":"ana","password":"s3cret');
    assert.equal(response.status, 400);
    assert.match(response.json<{ detail: string }>().detail, /^JSON parse error - /);
    assert.doesNotMatch(response.text, /s3cret/);
  });

  it('returns a token that other panels reject', async () => {
    const token = await logIn();
    const other = createPanel();
    after(() => other.close());
    const response = await other.app.request('http://x/api/v2/servers/', {
      headers: { authorization: `JWT ${token}` },
    });
    assert.equal(response.status, 401);
  });

  it('returns a tamper-proof token', async () => {
    const [head = '', body = '', signature = ''] = (await logIn()).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = Buffer.from('{"user_id":2,"aud":"station","exp":9999999999}').toString('base64url');
    for (const token of [
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${other}.${signature}`,
    ]) {
      const response = await request('/api/v2/servers/', { headers: { authorization: `JWT ${token}` } });
      assert.equal(response.json<{ code: string }>().code, 'token_not_valid', token);
    }
  });

  it("returns a token limited to the account's servers", async () => {
    await panel.addAccount('ben', 'another horse', [2]);
    const authorization = `JWT ${await logIn('ben', 'another horse')}`;
    const create = (server: number) =>
      request('/api/v2/playlists/', {
        method: 'POST',
        headers: { ...json, authorization },
        body: JSON.stringify({ server, name: 'Mine' }),
      });
    assert.equal((await create(2)).status, 201);
    const refused = await create(1);
    assert.deepEqual(
      [refused.status, refused.json()],
      [403, { detail: 'You do not have permission to perform this action.' }],
    );
    const list = await request('/api/v2/playlists/', { headers: { authorization } });
    assert.deepEqual([...new Set(list.json<{ server: number }[]>().map(({ server }) => server))], [2]);
    assert.equal((await request('/api/v2/playlists/?server=1', { headers: { authorization } })).status, 403);
  });
});

describe('an API key', () => {
  it('works in the configured header', async () => {
    const { request } = openPanel({ apiKeyHeader: 'X-Radio-Key' });
    const read = (headers: Record<string, string>) => request('/api/v2/playlists/', { headers });
    assert.equal((await read({ 'x-radio-key': API_KEY })).status, 200);
    assert.equal((await read({ 'service-api-key': API_KEY })).status, 401);
    const wrong = await read({ 'x-radio-key': 'another' });
    assert.deepEqual([wrong.status, wrong.json()], [401, { detail: 'Invalid API key.' }]);
  });

  it('is rejected if wrong, even on public lists', async () => {
    const { request } = openPanel();
    assert.equal((await request('/api/v2/servers/', { headers: { 'service-api-key': '' } })).status, 401);
  });
});

describe('a token', () => {
  it('expires after the time set with --token-life', async () => {
    const { request, logIn } = openPanel({ tokenLife: 60 });
    const read = (authorization: string) => request('/api/v2/servers/', { headers: { authorization } });
    mock.timers.enable({ apis: ['Date'], now: MORNING });
    try {
      const authorization = `JWT ${await logIn()}`;
      mock.timers.setTime(MORNING + 59_000);
      assert.equal((await read(authorization)).status, 200);
      mock.timers.setTime(MORNING + 61_000);
      assert.equal((await read(authorization)).json<{ code: string }>().code, 'token_not_valid');
    } finally {
      mock.timers.reset();
    }
  });
});

describe('the limit for failed logins', () => {
  it('blocks an address after ten attempts', async () => {
    const panel = openPanel({ trustProxy: true });
    const from = (address: string, password: string) =>
      logInAt(panel, password, { 'x-forwarded-for': `9.9.9.9, ${address}` });
    const tries = await Promise.all(Array.from({ length: 12 }, () => from('203.0.113.7', 'guess')));
    assert.equal(tries.filter(({ status }) => status === 400).length, 10);
    const refused = await from('203.0.113.7', PASSWORD);
    assert.equal(refused.status, 429);
    const wait = Number(refused.headers.get('retry-after'));
    assert.ok(wait > 0 && wait <= 300, String(wait));
    assert.match(((await refused.json()) as { detail: string }).detail, /^Request was throttled\./);
    assert.equal((await from('203.0.113.8', PASSWORD)).status, 200);
  });

  it('ignores proxy headers if no proxy is trusted', async () => {
    const panel = openPanel({ connected: true });
    const from = (address: string, password: string) =>
      logInAt(panel, password, { 'x-forwarded-for': address });
    for (let number = 0; number < 10; number += 1) await from(`203.0.113.${number}`, 'guess');
    assert.equal((await from('203.0.113.99', PASSWORD)).status, 429);
  });

  it("doesn't count successful logins", async () => {
    const panel = openPanel({ connected: true });
    for (let time = 0; time < 15; time += 1) assert.equal((await logInAt(panel, PASSWORD)).status, 200);
  });
});
