import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ACCOUNT_LIMITS, FEATURES } from '../../../../src/contract/administration.js';
import type { AccountRecord } from '../../../../src/panel/users/broadcasters/schema.js';
import { ADMINISTRATOR, openPanel, PASSWORD, person } from '../../../kit/open-panel.js';

describe('broadcasters', () => {
  const { request, as } = openPanel();
  const create = (body: object, by = ADMINISTRATOR) => as(by, 'POST', 'broadcasters/', body);
  const made = async (username: string, more: object = {}, by = ADMINISTRATOR) => {
    const response = await create(person(username, more), by);
    assert.equal(response.status, 201, response.text);
    return response.json<AccountRecord & { is_active: boolean }>();
  };

  it('are created with the given fields', async () => {
    const account = await made('harbour', {
      limit_listeners: '40',
      tts_enabled: 'on',
      server_type: 'shoutcast',
    });
    assert.deepEqual(Object.keys(account), [
      ...['pk', 'username', 'email', 'first_name', 'image', 'owner', 'account_type', 'account_status'],
      ...['account_status_display', 'panel_port', 'default_channel_port', 'port_range_min', 'port_range_max'],
      ...['stations_current', ...ACCOUNT_LIMITS, ...FEATURES],
      ...['backup_status', 'backup_auto_type', 'backup_auto_when', 'backup_quick'],
      ...[
        'branded_url',
        'branded_url_status',
        'listeners_current',
        'du_current',
        'traffic_current',
        'is_active',
      ],
    ]);
    assert.deepEqual(account.owner, { pk: 1, username: ADMINISTRATOR, first_name: '' });
    assert.deepEqual([account.limit_listeners, account.tts_enabled, account.is_active], [40, true, false]);
    assert.deepEqual([account.account_type, account.account_status_display], [1, 'Active']);
    const { is_active, ...kept } = account;
    assert.equal(is_active, false);
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', `broadcasters/${account.pk}/`)).json(), kept);
    assert.deepEqual((await as('harbour', 'GET', 'broadcasters/')).json(), [kept]);
  });

  it('get an empty station of their own', async () => {
    const { stations_current } = await made('lagoon', { server_type: 'shoutcast', limit_bitrate: 64 });
    assert.equal(stations_current, 1);
    const servers = (await request('/api/v2/servers/')).json<{ id: number; name: string }[]>();
    const { id } = servers.find(({ name }) => name === 'lagoon') ?? assert.fail();
    for (const path of ['v2/history', 'v2/channels', 'channels', 'history', 'djs']) {
      assert.equal((await request(`/api/${path}/?server=${id}`)).status, 200, path);
    }
    const [channel] = (await request(`/api/v2/channels/?server=${id}`)).json<Record<string, unknown>[]>();
    assert.deepEqual([channel?.bitrate, channel?.s_type, channel?.listeners_current], ['64', 'shoutcast', 0]);
    assert.deepEqual((await request(`/api/v2/history/?server=${id}`)).json(), []);
    const token = await request('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'lagoon', password: PASSWORD }),
    });
    const headers = { authorization: `JWT ${token.json<{ token: string }>().token}` };
    const playlists = (await request('/api/v2/playlists/', { headers })).json<Record<string, unknown>[]>();
    assert.deepEqual(
      playlists.map(({ server, is_default, tracks_num }) => [server, is_default, tracks_num]),
      [[id, true, 0]],
    );
    assert.equal((await request('/api/v2/playlists/?server=1', { headers })).status, 403);
  });

  it("can't have invalid fields", async () => {
    const before = (await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json<unknown[]>().length;
    assert.deepEqual((await create({})).json(), {
      username: ['This field is required.'],
      email: ['This field is required.'],
      password: ['This field is required.'],
    });
    const wrong = { username: 'a b', email: 'nobody', password: 'short', limit_du: -1, server_type: 'tape' };
    const refused = await create({
      ...wrong,
      port_range_min: 9,
      port_range_max: 70_000,
      branded_url: 'http://x',
    });
    assert.deepEqual(
      [refused.status, Object.keys(refused.json()).sort()],
      [400, [...Object.keys(wrong), 'port_range_max', 'branded_url'].sort()],
    );
    assert.deepEqual((await create(person('range', { port_range_min: 9, port_range_max: 8 }))).json(), {
      port_range_max: ['The end of the range is before its start.'],
    });
    assert.equal((await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json<unknown[]>().length, before);
  });

  it('have unique names, ignoring case', async () => {
    await made('Émile');
    await made('north');
    // Upper case, a full-width letter, spaces, and a letter with a combining accent.
    for (const username of ['NORTH', 'ｎorth', ' north ', 'émile', 'E\u0301mile', ADMINISTRATOR]) {
      const response = await create(person('x', { username }));
      assert.deepEqual(
        [response.status, response.json()],
        [400, { username: ['A user with that username already exists.'] }],
        username,
      );
    }
  });

  it("can't have names with unsafe or invisible characters", async () => {
    for (const username of [
      '../root',
      'a/b',
      '<b>',
      'a\u202eb',
      'a\u0336b',
      'a\u200db',
      'a\0b',
      "o'; --",
      '',
      ' ',
      'x'.repeat(151),
      null,
      {},
    ]) {
      const response = await create({ ...person('x'), username });
      assert.deepEqual(
        [response.status, Object.keys(response.json())],
        [400, ['username']],
        JSON.stringify(username),
      );
    }
    assert.equal((await create(person('x', { username: 'josé_1@radio.test+a-b' }))).status, 201);
  });

  it('have unique names if created concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create(person(index % 2 ? 'rush' : 'RUSH'))),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 400, 400, 400, 400, 400]);
  });

  it('can be replaced or updated partially', async () => {
    const { pk } = await made('pier');
    const account = (await as(ADMINISTRATOR, 'GET', `broadcasters/${pk}/`)).json();
    const at = `broadcasters/${pk}/`;
    assert.deepEqual((await as(ADMINISTRATOR, 'PUT', at, { first_name: 'P' })).json(), {
      username: ['This field is required.'],
      email: ['This field is required.'],
    });
    const changed = { ...account, first_name: 'Peer', branded_url: 'radio.pier.test', limit_du: 7 };
    const put = await as(ADMINISTRATOR, 'PUT', at, {
      ...changed,
      account_status: 2,
      account_type: 3,
      stations_current: 99,
      backup_status: 2,
      pk: 1,
      unknown: true,
    });
    assert.deepEqual([put.status, put.json()], [200, changed]);
    const patch = await as(ADMINISTRATOR, 'PATCH', at, { username: 'Pier', image: '/p.png' });
    assert.deepEqual(patch.json(), { ...changed, username: 'Pier', image: '/p.png' });
    assert.deepEqual((await as(ADMINISTRATOR, 'PATCH', at, {})).json(), patch.json());
    assert.deepEqual((await as(ADMINISTRATOR, 'PATCH', at, { username: 'harbour' })).json(), {
      username: ['A user with that username already exists.'],
    });
    assert.deepEqual((await as(ADMINISTRATOR, 'PATCH', at, { email: null })).json(), {
      email: ['This field may not be null.'],
    });
  });

  it('keep their password across updates', async () => {
    const { pk } = await made('quay');
    await as(ADMINISTRATOR, 'PATCH', `broadcasters/${pk}/`, { password: 'somebody else' });
    assert.equal((await as('quay', 'GET', `broadcasters/${pk}/`)).status, 200);
  });

  it('can read but not change their own account', async () => {
    const { pk } = await made('ferry');
    const other = await made('buoy');
    const writes = ['PUT', 'PATCH', 'DELETE'].map((method) => [method, `broadcasters/${pk}/`] as const);
    const actions = ['suspend', 'unsuspend', 'login'].map(
      (name) => ['POST', `broadcasters/${pk}/${name}/`] as const,
    );
    for (const [method, path] of [...writes, ...actions, ['POST', 'broadcasters/'] as const]) {
      assert.equal((await as('ferry', method, path, {})).status, 403, `${method} ${path}`);
    }
    assert.equal((await as('ferry', 'GET', `broadcasters/${other.pk}/`)).status, 404);
    assert.equal((await as('ferry', 'GET', `broadcasters/${pk}/`)).status, 200);
  });

  it('are paged if the request has a limit', async () => {
    const all = (await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json<AccountRecord[]>();
    const page = (await as(ADMINISTRATOR, 'GET', 'broadcasters/?limit=2&offset=1')).json();
    assert.deepEqual(
      [page.count, page.results, page.next],
      [all.length, all.slice(1, 3), 'http://radio.test/api/v1/broadcasters/?limit=2&offset=3'],
    );
  });

  it('can be read only with a key', async () => {
    for (const path of ['broadcasters/', 'broadcasters/2/', 'broadcasters/999/']) {
      assert.equal((await request(`/api/v1/${path}`)).status, 401);
    }
  });
});

describe("resellers' accounts", () => {
  const { as } = openPanel();
  const create = (path: string, username: string, more: object = {}, by = ADMINISTRATOR) =>
    as(by, 'POST', `${path}/`, person(username, more));

  it('are visible only to their reseller and administrators', async () => {
    const north = (await create('resellers', 'north')).json<{ pk: number }>();
    const south = (await create('resellers', 'south')).json<{ pk: number }>();
    const account = (
      await create('broadcasters', 'fjord', { owner: south.pk }, 'north')
    ).json<AccountRecord>();
    // `owner` is ignored in a reseller's request.
    assert.deepEqual(account.owner, { pk: north.pk, username: 'north', first_name: '' });
    const own = (await as('north', 'GET', 'broadcasters/')).json<AccountRecord[]>();
    assert.deepEqual(
      own.map(({ pk }) => pk),
      [account.pk],
    );
    assert.deepEqual((await as('south', 'GET', 'broadcasters/')).json(), []);
    const at = `broadcasters/${account.pk}/`;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      assert.equal((await as('south', method, at, method === 'GET' ? undefined : {})).status, 404, method);
    }
    assert.equal((await as('south', 'POST', `${at}suspend/`)).status, 404);
    assert.equal((await as('north', 'PATCH', at, { owner: south.pk, limit_du: 3 })).status, 200);
    assert.equal((await as('south', 'GET', at)).status, 404);

    const moved = await as(ADMINISTRATOR, 'PATCH', at, { owner: { pk: south.pk } });
    assert.equal(moved.json<AccountRecord>().owner.username, 'south');
    assert.equal((await as('north', 'GET', at)).status, 404);
    assert.equal((await as('south', 'GET', at)).status, 200);
  });

  it('can be moved only to existing owners', async () => {
    const mine = (await create('broadcasters', 'mine')).json<AccountRecord>();
    for (const owner of [mine.pk, 999]) {
      const response = await create('broadcasters', 'lost', { owner });
      const errors = { owner: [`Invalid pk "${owner}" - object does not exist.`] };
      assert.deepEqual([response.status, response.json()], [400, errors]);
      assert.deepEqual(
        (await as(ADMINISTRATOR, 'PATCH', `broadcasters/${mine.pk}/`, { owner })).json(),
        errors,
      );
    }
    const gone = (await create('resellers', 'gone')).json<{ pk: number }>();
    assert.equal((await as(ADMINISTRATOR, 'DELETE', `resellers/${gone.pk}/`)).status, 204);
    assert.equal((await create('broadcasters', 'late', { owner: gone.pk })).status, 400);
    const east = (await create('resellers', 'east')).json<{ pk: number }>();
    const given = (await create('broadcasters', 'given', { owner: east.pk })).json<AccountRecord>();
    assert.equal(given.owner.pk, east.pk);
    const back = await as(ADMINISTRATOR, 'PATCH', `broadcasters/${given.pk}/`, { owner: 1 });
    assert.equal(back.json<AccountRecord>().owner.username, ADMINISTRATOR);
  });
});
