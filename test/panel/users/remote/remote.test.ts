import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { CREDENTIALS, expectError, openRemotePanel } from './calls.js';

type Json = Record<string, unknown>;

const json = { 'content-type': 'application/json' };

describe('the remote endpoints', () => {
  const { request, as, send, remote, details, create } = openRemotePanel();

  const ALL = [
    ['POST', 'user_login'],
    ['PATCH', 'change_password'],
    ['POST', 'user_suspend'],
    ['POST', 'user_unsuspend'],
    ['POST', 'user_delete'],
    ['POST', 'bcaster_create_from_template'],
    ['POST', 'get_templates'],
    ['POST', 'get_details'],
    ['PATCH', 'update_client'],
  ] as const;

  it("require an administrator's credentials", async () => {
    const username = await create();
    const key = (
      await request('/api/v1/rest-auth/login/', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
      })
    ).json<{ key: string }>().key;
    const headers = { Authorization: `Token ${key}` };
    for (const [method, name] of ALL) {
      const missing = await send(method, name, { username }, headers);
      expectError(missing, 'Username or password not set');
    }
    for (const wrong of [
      { server_username: ADMINISTRATOR, server_password: 'a guess' },
      { server_username: 'nobody', server_password: PASSWORD },
      // Valid credentials of a broadcaster.
      { server_username: username, server_password: PASSWORD },
    ]) {
      expectError(await send('POST', 'user_delete', { ...wrong, username }), 'Invalid credentials');
    }
    for (const odd of [{ server_username: ADMINISTRATOR, server_password: ['x'] }, [], 'x', null, 7]) {
      expectError(await send('POST', 'user_suspend', odd), 'Username or password not set');
    }
    assert.equal((await details(username)).account_status_display, 'Active');
  });

  it('ignore a token in the header', async () => {
    const headers = { Authorization: 'Token expired' };
    assert.equal((await send('POST', 'get_templates', CREDENTIALS, headers)).status, 200);
  });

  it('accept forms and JSON', async () => {
    const username = await create();
    const response = await request('/api/v1/remote_get_details/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...CREDENTIALS, username }).toString(),
    });
    assert.deepEqual([response.status, response.json().username], [200, username]);
  });

  it('find broadcasters only by their exact name', async () => {
    await as(ADMINISTRATOR, 'POST', 'resellers/', {
      username: 'north',
      email: 'n@radio.test',
      password: PASSWORD,
    });
    const username = await create();
    const fields = { new_password: 'long enough', template: 'no_template' };
    for (const unknown of ['nobody', 'north', ADMINISTRATOR, username.toUpperCase(), "' OR 1=1 --"]) {
      for (const [method, name] of ALL) {
        if (name === 'get_templates' || name === 'bcaster_create_from_template') continue;
        const response = await remote(name, { ...fields, username: unknown }, method);
        expectError(response, 'There is no account with this username.');
      }
    }
    for (const [method, name] of ALL) {
      if (name !== 'get_templates')
        expectError(await remote(name, {}, method), /username: This field is required\./);
    }
  });

  it("list all accounts, including resellers' accounts", async () => {
    const username = await create();
    const query = new URLSearchParams(CREDENTIALS).toString();
    const response = await request(`/api/v1/remote_get_all_broadcasters/?${query}`);
    const { broadcasters } = response.json<{ broadcasters: Json[] }>();
    assert.deepEqual(broadcasters, (await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json());
    assert.deepEqual(
      broadcasters.find((each) => each.username === username),
      await details(username),
    );
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });

  it('let only administrators sign in', async () => {
    const logIn = (body: unknown) => send('POST', 'admin_login', body);
    const { token } = (await logIn({ username: ADMINISTRATOR, password: PASSWORD })).json<{
      token: string;
    }>();
    const headers = { Authorization: `Token ${token}` };
    assert.equal((await request('/api/v1/resellers/', { headers })).status, 200);
    expectError(await logIn({ username: ADMINISTRATOR, password: 'a guess' }), 'Invalid credentials');
    expectError(await logIn({ username: await create(), password: PASSWORD }), 'Invalid credentials');
    for (const odd of [
      {},
      { username: ADMINISTRATOR },
      { username: '', password: '' },
      { username: [], password: {} },
    ]) {
      expectError(await logIn(odd), 'Username or password not set');
    }
  });

  it('return sign-in links for active accounts', async () => {
    const username = await create();
    const { url } = (await remote('user_login', { username })).json<{ url: string }>();
    const link = new URL(url);
    assert.deepEqual([link.origin, link.pathname], ['https://panel.example', '/']);
    const headers = { authorization: `JWT ${link.searchParams.get('t')}` };
    const playlists = () => request('/api/v2/playlists/', { headers });
    assert.equal((await playlists()).status, 200);

    assert.deepEqual((await remote('user_suspend', { username })).json(), {});
    assert.equal((await playlists()).status, 401);
    expectError(await remote('user_login', { username }), 'account_suspended');
    assert.deepEqual((await remote('user_unsuspend', { username })).json(), {});
    assert.equal((await remote('user_login', { username })).status, 200);
    for (let again = 0; again < 2; again++) {
      const response = await remote('user_delete', { username });
      assert.deepEqual([response.status, response.json()], [200, {}]);
    }
    assert.equal((await details(username)).account_status, 3);
    expectError(await remote('user_login', { username }), 'account_deleted');
    expectError(await remote('user_unsuspend', { username }), 'account_deleted');
  });

  it('end sessions when they set a password', async () => {
    const username = await create();
    await as(username, 'GET', 'broadcasters/');
    const change = (new_password: unknown) => remote('change_password', { username, new_password }, 'PATCH');
    expectError(await change('short'), /^new_password: This password is too short\./);
    expectError(await change(''), /^new_password: This field may not be blank\./);
    expectError(await change(undefined), 'new_password: This field is required.');
    expectError(await change('x'.repeat(1025)), /^new_password: /);
    assert.equal((await as(username, 'GET', 'broadcasters/')).status, 200);

    const response = await change('x'.repeat(1024));
    assert.deepEqual([response.status, response.json()], [200, { success: true }]);
    assert.equal((await as(username, 'GET', 'broadcasters/')).status, 401);
    const logIn = (password: string) =>
      request('/api/v1/rest-auth/login/', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username, password }),
      });
    assert.equal((await logIn(PASSWORD)).status, 400);
    assert.equal((await logIn('x'.repeat(1024))).status, 200);

    await remote('user_delete', { username });
    expectError(await change('long enough'), 'account_deleted');
  });
});

describe('invalid credentials at the remote endpoints', () => {
  it('count as failed logins', async () => {
    const running = openPanel({ trustProxy: true });
    const send = (server_password: string, address = '192.0.2.7') =>
      running.fetch('/api/v1/remote_get_templates/', {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': address },
        body: JSON.stringify({ server_username: ADMINISTRATOR, server_password }),
      });
    for (let tries = 0; tries < 12; tries++) assert.equal((await send(PASSWORD)).status, 200);
    for (let tries = 0; tries < 10; tries++) assert.equal((await send('a guess')).status, 400);
    assert.equal((await send(PASSWORD)).status, 429);
    assert.equal((await send(PASSWORD, '192.0.2.8')).status, 200);
  });

  it("don't appear in responses or logs", async () => {
    const { request } = openPanel();
    const secret = 'never-to-be-seen';
    const query = new URLSearchParams({ server_username: ADMINISTRATOR, server_password: secret }).toString();
    const responses = [
      await request(`/api/v1/remote_get_all_broadcasters/?${query}`),
      await request('/api/v1/remote_admin_login/', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: ADMINISTRATOR, password: secret }),
      }),
    ];
    for (const { status, text } of responses) {
      assert.equal(status, 400);
      assert.ok(!text.includes(secret));
    }
    const log = await request('/__control__/state/');
    assert.equal(log.status, 200);
    assert.ok(log.text.includes('remote_admin_login') && !log.text.includes(secret));
  });
});
