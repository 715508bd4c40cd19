import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { readCommandLine } from '../../../../src/panel/command-line.js';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { ADMINISTRATOR, API_KEY, MORNING, openPanel, PASSWORD } from '../../../kit/open-panel.js';

const JSON_TYPE = { 'content-type': 'application/json' };
interface Listed {
  id: number;
  current: boolean;
  address: string | null;
  started: string;
  used: string;
  expires: string;
}

function open(options: Partial<PanelOptions> = {}) {
  const panel = openPanel({ trustProxy: true, ...options });
  const { request } = panel;
  return {
    ...panel,
    async keyOf(username: string, address = '192.0.2.1', password = PASSWORD): Promise<string> {
      const response = await request('/api/v1/rest-auth/login/', {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': address },
        body: JSON.stringify({ username, password }),
      });
      return response.json<{ key: string }>().key;
    },
    with: (key: string, path: string, method = 'GET') =>
      request(path, { method, headers: { Authorization: `Token ${key}` } }),
  };
}

describe("an account's sessions", () => {
  const panel = open();
  const { keyOf, request, add } = panel;
  const list = async (key: string) => (await panel.with(key, '/account/sessions/')).json<Listed[]>();
  const isOpen = async (key: string) => (await panel.with(key, '/api/v1/user_profile/')).status === 200;

  it('are listed newest first', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    await add('listed');
    const [old, now] = [await keyOf('listed', '192.0.2.1'), await keyOf('listed', '192.0.2.2')];
    const response = await panel.with(now, '/account/sessions/');
    assert.equal(response.status, 200);
    assert.ok(!response.text.includes(old) && !response.text.includes(now));
    const sessions = response.json<Listed[]>();
    assert.deepEqual(
      sessions.map(({ address, current }) => [address, current]),
      [
        ['192.0.2.2', true],
        ['192.0.2.1', false],
      ],
    );
    for (const { started, used, expires } of sessions) {
      assert.deepEqual([Date.parse(started), Date.parse(used)], [MORNING, MORNING]);
      assert.equal(Date.parse(expires) - Date.parse(started), 14 * 86_400_000);
    }
  });

  it('can be accessed only with a session key', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: 'Token wrong' },
      { 'SERVICE-API-KEY': API_KEY },
    ];
    const response = await panel.with(await keyOf('listed'), '/account/sessions/');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin');
    for (const path of [
      '/account/sessions/',
      '/account/sessions/1/',
      '/account/api-keys/',
      '/account/api-keys/1/',
    ])
      for (const headers of strangers)
        assert.equal((await request(path, { method: 'DELETE', headers })).status, 401, path);
    assert.equal((await request('/account/sessions/')).status, 401);
  });

  it('can be ended individually', async () => {
    await add('one');
    const [stolen, own] = [await keyOf('one'), await keyOf('one')];
    const id = (await list(own)).find(({ current }) => !current)?.id;
    assert.equal((await panel.with(own, `/account/sessions/${id}/`, 'DELETE')).status, 204);
    assert.deepEqual([await isOpen(stolen), await isOpen(own)], [false, true]);
    assert.equal((await panel.with(own, `/account/sessions/${id}/`, 'DELETE')).status, 404);
  });

  it('can be ended all at once', async () => {
    await add('all');
    const keys = [await keyOf('all'), await keyOf('all')];
    const Authorization = `JWT ${await panel.logIn('all', PASSWORD)}`;
    const playlists = () => request('/api/v2/playlists/?server=1', { headers: { Authorization } });
    assert.equal((await playlists()).status, 200);
    assert.equal((await panel.with(keys[0] ?? '', '/account/sessions/', 'DELETE')).status, 204);
    assert.deepEqual([await isOpen(keys[0] ?? ''), await isOpen(keys[1] ?? '')], [false, false]);
    assert.equal((await playlists()).status, 401);
    assert.ok(await isOpen(await keyOf('all')));
  });

  it("can't be ended by another account", async () => {
    await Promise.all([add('mine'), add('other')]);
    const [mine, other] = [await keyOf('mine'), await keyOf('other')];
    const [session] = await list(mine);
    for (const id of [String(session?.id), '0', '999999', 'x'])
      assert.equal((await panel.with(other, `/account/sessions/${id}/`, 'DELETE')).status, 404, id);
    await panel.with(other, '/account/sessions/', 'DELETE');
    assert.ok(await isOpen(mine));
  });

  it('end when the password changes', async () => {
    await add('renewed');
    const keys = [await keyOf('renewed'), await keyOf('renewed')];
    const Authorization = `JWT ${await panel.logIn('renewed', PASSWORD)}`;
    const changed = await request('/api/v1/user_profile/', {
      method: 'PUT',
      headers: { ...JSON_TYPE, Authorization: `Token ${keys[0]}` },
      body: JSON.stringify({ password: 'a new beginning', password_current: PASSWORD }),
    });
    assert.equal(changed.status, 200);
    assert.deepEqual([await isOpen(keys[0] ?? ''), await isOpen(keys[1] ?? '')], [false, false]);
    assert.equal((await request('/api/v2/playlists/?server=1', { headers: { Authorization } })).status, 401);
    const own = await keyOf('renewed', '192.0.2.1', 'a new beginning');
    assert.equal((await list(own)).length, 1);
  });

  it("aren't among the OpenAPI document's paths", async () => {
    const { paths, info } = (await request('/openapi.json')).json<{
      paths: object;
      info: { description: string };
    }>();
    assert.deepEqual(
      Object.keys(paths).filter((path) => path.startsWith('/account/')),
      [],
    );
    for (const path of ['/account/sessions/', '/account/api-keys/'])
      assert.ok(info.description.includes(path));
  });
});

describe("an account's API keys", () => {
  it('can be listed and revoked', async () => {
    const panel = open();
    const key = await panel.keyOf(ADMINISTRATOR);
    const list = async () => (await panel.with(key, '/account/api-keys/')).json<{ id: number }[]>();
    const isGood = async () => (await panel.send('GET', '/api/v2/playlists/')).status === 200;
    const [kept, ...more] = await list();
    assert.deepEqual([more.length, await isGood()], [0, true]);
    await panel.add('other');
    const others = await panel.keyOf('other');
    assert.equal((await panel.with(others, `/account/api-keys/${kept?.id}/`, 'DELETE')).status, 404);
    assert.equal((await panel.with(others, '/account/api-keys/', 'DELETE')).status, 204);
    assert.ok(await isGood());
    assert.equal((await panel.with(key, `/account/api-keys/${kept?.id}/`, 'DELETE')).status, 204);
    assert.deepEqual([await list(), await isGood()], [[], false]);
    const second = open();
    const { status } = await second.with(await second.keyOf(ADMINISTRATOR), '/account/api-keys/', 'DELETE');
    assert.equal(status, 204);
    assert.equal((await second.send('GET', '/api/v2/playlists/')).status, 401);
  });

  it('stay valid when the password changes', async () => {
    const panel = open();
    const body = { password: 'a new beginning', password_current: PASSWORD };
    assert.equal((await panel.as(ADMINISTRATOR, 'PUT', 'user_profile/', body)).status, 200);
    assert.equal((await panel.send('GET', '/api/v2/playlists/')).status, 200);
  });
});

describe('the --session-idle option', () => {
  /** Returns whether a session is still valid after each pause (seconds). */
  async function after(sessionIdle: number | null, ...pauses: number[]): Promise<boolean[]> {
    mock.timers.enable({ apis: ['Date'], now: MORNING });
    try {
      const panel = open(sessionIdle === null ? {} : { sessionIdle });
      const key = await panel.keyOf(ADMINISTRATOR);
      const statuses = [];
      for (const pause of pauses) {
        mock.timers.tick(pause * 1000);
        statuses.push((await panel.with(key, '/account/sessions/')).status);
      }
      return statuses.map((status) => status === 200);
    } finally {
      mock.timers.reset();
    }
  }

  it('permanently ends idle sessions', async () => {
    assert.deepEqual(await after(600, 661, 1), [false, false]);
  });

  it('keeps sessions that are used in time', async () => {
    assert.deepEqual(await after(600, 599, 599, 599), [true, true, true]);
    assert.deepEqual(await after(600, 59, 599, 30, 30, 599), [true, true, true, true, true]);
  });

  it('is off by default', async () => {
    assert.deepEqual(await after(null, 13 * 86_400), [true]);
    assert.deepEqual(await after(null, 14 * 86_400 + 1), [false]);
  });

  it('removes idle sessions from the list', async () => {
    mock.timers.enable({ apis: ['Date'], now: MORNING });
    try {
      const panel = open({ sessionIdle: 600 });
      await panel.keyOf(ADMINISTRATOR);
      mock.timers.tick(700_000);
      const response = await panel.with(await panel.keyOf(ADMINISTRATOR), '/account/sessions/');
      assert.deepEqual(
        response.json<Listed[]>().map(({ current }) => current),
        [true],
      );
    } finally {
      mock.timers.reset();
    }
  });

  it('has a matching environment variable', () => {
    const read = (args: string[], environment = {}) => {
      const line = readCommandLine(args, environment);
      return line.kind === 'start' ? line.options.sessionIdle : line.kind;
    };
    assert.equal(read(['--session-idle', '900']), 900);
    assert.equal(read([], { ONAIR_PANEL_SESSION_IDLE: '900' }), 900);
    assert.equal(read([]), undefined);
    assert.equal(read(['--session-idle', '0']), 'wrong');
  });
});
