import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPanel } from '../../../../src/panel/panel.js';
import { ADMINISTRATOR, type OpenedPanel, openPanel, PASSWORD, person } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';

const json = { 'content-type': 'application/json' };
const PUBLIC = 'https://panel.example/radio/';

/** Waits until the account at this path has been purged. */
const untilGone = (as: OpenedPanel['as'], at: string) =>
  until(async () => (await as(ADMINISTRATOR, 'GET', at)).status === 404, 'the purge');

describe('an account', () => {
  const { request, as } = openPanel({ publicUrl: PUBLIC });
  let made = 0;
  async function create(): Promise<{ username: string; pk: number; at: string }> {
    const username = `account-${++made}`;
    const response = await as(ADMINISTRATOR, 'POST', 'broadcasters/', person(username));
    const { pk } = response.json<{ pk: number }>();
    return { username, pk, at: `broadcasters/${pk}/` };
  }
  const post = (path: string, body: object) =>
    request(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const stationToken = async (username: string) =>
    (await post('/api/v2/api-token-auth/', { username, password: PASSWORD })).json<{ token: string }>().token;
  const isIn = async (token: string) =>
    (await request('/api/v2/playlists/', { headers: { authorization: `JWT ${token}` } })).status;
  const stateOf = async (at: string) => (await as(ADMINISTRATOR, 'GET', at)).json().account_status_display;

  it("can't sign in while suspended", async () => {
    const { username, at } = await create();
    const token = await stationToken(username);
    assert.deepEqual([await isIn(token), (await as(username, 'GET', at)).status], [200, 200]);
    for (let again = 0; again < 2; again++) {
      const response = await as(ADMINISTRATOR, 'POST', `${at}suspend/`);
      assert.deepEqual([response.status, response.json()], [200, {}]);
    }
    assert.equal(await stateOf(at), 'Suspended');
    assert.deepEqual([await isIn(token), (await as(username, 'GET', at)).status], [401, 401]);
    const login = { username, password: PASSWORD };
    assert.equal((await post('/api/v2/api-token-auth/', login)).status, 400);
    assert.equal((await post('/api/v1/rest-auth/login/', login)).status, 400);

    assert.deepEqual((await as(ADMINISTRATOR, 'POST', `${at}unsuspend/`)).json(), {});
    assert.equal(await stateOf(at), 'Active');
    // Tokens from before the suspension stay revoked.
    assert.deepEqual([await isIn(token), await isIn(await stationToken(username))], [401, 200]);
  });

  it('has a sign-in link at the public URL', async () => {
    const { username, at } = await create();
    const response = await as(ADMINISTRATOR, 'POST', `${at}login/`, undefined, {
      headers: {
        ...(await keyHeader(ADMINISTRATOR)),
        'x-forwarded-host': 'evil.example',
        host: 'evil.example',
      },
    });
    const { url, token } = response.json<{ url: string; token: string }>();
    assert.equal(url, `https://panel.example/radio/?t=${token}`);
    assert.equal(await isIn(token), 200);
    const own = await request('/api/v2/playlists/', { headers: { authorization: `JWT ${token}` } });
    assert.equal(own.json<unknown[]>().length, 1);

    await as(ADMINISTRATOR, 'POST', `${at}suspend/`);
    assert.equal(await isIn(token), 401);
    const suspended = await as(ADMINISTRATOR, 'POST', `${at}login/`);
    assert.deepEqual(
      [suspended.status, suspended.json()],
      [400, { non_field_errors: ['account_suspended'] }],
    );
    await as(ADMINISTRATOR, 'DELETE', at);
    const deleted = await as(ADMINISTRATOR, 'POST', `${at}login/`);
    assert.deepEqual(deleted.json(), { non_field_errors: ['account_deleted'] });
    assert.equal((await post('/api/v1/rest-auth/login/', { username, password: PASSWORD })).status, 400);
  });

  async function keyHeader(username: string): Promise<Record<string, string>> {
    const response = await post('/api/v1/rest-auth/login/', { username, password: PASSWORD });
    return { Authorization: `Token ${response.json<{ key: string }>().key}` };
  }

  it("can't be changed once marked for deletion", async () => {
    const { username, at, pk } = await create();
    const token = await stationToken(username);
    for (let again = 0; again < 2; again++) {
      const response = await as(ADMINISTRATOR, 'DELETE', at);
      assert.deepEqual([response.status, response.text], [204, '']);
    }
    assert.equal(await isIn(token), 401);
    const listed = (await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json<Record<string, unknown>[]>();
    assert.deepEqual(
      listed.filter((each) => each.pk === pk).map(({ account_status }) => account_status),
      [3],
    );
    const deleted = { non_field_errors: ['account_deleted'] };
    assert.deepEqual((await as(ADMINISTRATOR, 'POST', `${at}suspend/`)).json(), deleted);
    assert.deepEqual((await as(ADMINISTRATOR, 'POST', `${at}unsuspend/`)).json(), deleted);
    assert.deepEqual((await as(ADMINISTRATOR, 'PATCH', at, { first_name: 'x' })).json(), deleted);
    assert.equal((await as(ADMINISTRATOR, 'POST', 'broadcasters/', person(username))).status, 400);
    assert.deepEqual((await request(`/api/v1/check_username/?username=${username}`)).json(), {
      exists: true,
    });
  });

  it('has no sign-in link without a public URL', async () => {
    const other = openPanel();
    const pk = await other.add('ben');
    const response = await other.as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/login/`);
    assert.equal(response.status, 400);
    assert.deepEqual(response.json().non_field_errors, ['public_url_not_set']);
  });
});

describe('the purge of deleted accounts (--purge-after)', () => {
  it('deletes an account with its station', async () => {
    const { request, as, panel } = openPanel({ purgeAfter: 0 });
    const { pk } = (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('brief'))).json<{ pk: number }>();
    const count = async (path: string) => (await request(path)).json<unknown[]>().length;
    assert.equal(await count('/api/v2/servers/'), 3);
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`);
    await untilGone(as, `broadcasters/${pk}/`);
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json(), []);
    assert.deepEqual((await request('/api/v1/check_username/?username=brief')).json(), { exists: false });
    assert.equal(await count('/api/v2/servers/'), 2);
    assert.equal(await count('/api/v2/channels/'), 3);

    // Ids of the account and its server are not reused.
    const next = (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('brief'))).json<{ pk: number }>();
    assert.ok(next.pk > pk);
    const servers = (await request('/api/v2/servers/')).json<{ id: number }[]>();
    assert.deepEqual(
      servers.map(({ id }) => id),
      [1, 2, 4],
    );
    panel.close();
  });

  it('invalidates tokens, even if a name is reused', async () => {
    const { request, as } = openPanel({ purgeAfter: 0, publicUrl: PUBLIC, tokenLife: 3600 });
    const create = async () =>
      (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('same'))).json<{ pk: number }>().pk;
    const pk = await create();
    const { token } = (await as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/login/`)).json<{
      token: string;
    }>();
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`);
    await untilGone(as, `broadcasters/${pk}/`);
    await create();
    const response = await request('/api/v2/playlists/', { headers: { authorization: `JWT ${token}` } });
    assert.equal(response.status, 401);
  });

  it('keeps stations that have another owner', async () => {
    const { add, request, as } = openPanel({ purgeAfter: 0 });
    const pk = await add('guest', [2]);
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`);
    await untilGone(as, `broadcasters/${pk}/`);
    assert.equal((await request('/api/v2/servers/')).json<unknown[]>().length, 2);
  });

  it("deletes only the account's own station", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-states-'));
    after(() => rmSync(folder, { recursive: true, force: true }));
    const given = { db: join(folder, 'panel.db'), storage: join(folder, 'files') };
    const first = openPanel(given);
    const { pk } = (await first.as(ADMINISTRATOR, 'POST', 'broadcasters/', person('stays'))).json<{
      pk: number;
    }>();
    first.panel.close();

    const second = openPanel(given);
    const [station] = (await second.request('/api/v2/channels/?server=3')).json<{ id: number }[]>();
    for (const path of ['v2/history/?server=3', 'history/?server=3', 'channels/', 'v2/channels/']) {
      assert.equal((await second.request(`/api/${path}`)).status, 200, path);
    }
    assert.deepEqual((await second.request('/api/v2/history/?server=3')).json(), []);
    assert.ok(station);
    await second.control('clock', { advance_ms: 7_200_000 });
    assert.deepEqual((await second.request('/api/v2/history/?server=3')).json(), []);
    assert.ok((await second.request('/api/v2/history/?server=1')).json<unknown[]>().length > 0);
    await second.as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`);
    assert.equal((await second.as(ADMINISTRATOR, 'GET', `broadcasters/${pk}/`)).status, 200);
    second.panel.close();

    // The deletion is still pending after the restart.
    const third = openPanel({ ...given, purgeAfter: 0 });
    await untilGone(third.as, `broadcasters/${pk}/`);
    const servers = (await third.request('/api/v2/servers/')).json<{ id: number }[]>();
    assert.deepEqual(
      servers.map(({ id }) => id),
      [1, 2],
    );
    await third.control('clock', { advance_ms: 7_200_000 });
    assert.equal((await third.request('/api/v2/history/?server=1&limit=1')).status, 200);
  });

  it("deletes only the account's own files", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-states-'));
    after(() => rmSync(folder, { recursive: true, force: true }));
    const { add, as, panel } = openPanel({ purgeAfter: 0, storage: folder });
    const [gone, kept] = [await add('gone'), await add('kept')];
    for (const pk of [gone, kept]) {
      await as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/backup/`, { action: 'backup', backup_quick: true });
      const status = async () => (await as(ADMINISTRATOR, 'GET', `broadcasters/${pk}/`)).json().backup_status;
      await until(async () => (await status()) === 2, 'the backup');
    }
    writeFileSync(join(folder, String(kept), 'files-of-a-megabyte'), Buffer.alloc(3 * 1024 * 1024 + 1));
    const { du_current } = (await as(ADMINISTRATOR, 'GET', `broadcasters/${kept}/`)).json();
    assert.ok(Number(du_current) >= 4, `${String(du_current)} megabytes`);
    const listed = (await as(ADMINISTRATOR, 'GET', 'broadcasters/')).json<Record<string, unknown>[]>();
    assert.ok(listed.some((each) => each.du_current === du_current));
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${gone}/`);
    await untilGone(as, `broadcasters/${gone}/`);
    assert.deepEqual(
      [existsSync(join(folder, String(gone))), existsSync(join(folder, String(kept)))],
      [false, true],
    );
    panel.close();
  });

  it('runs on a timer', async () => {
    const { as, panel, request } = openPanel({ purgeAfter: 1 });
    const { pk } = (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('brief'))).json<{ pk: number }>();
    // Requests to the station API don't purge accounts, so the timer did.
    const servers = async () => (await request('/api/v2/servers/')).json<unknown[]>().length;
    assert.equal(await servers(), 3);
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`);
    await until(async () => (await servers()) === 2, 'the timer');
    panel.close();
  });

  it("isn't postponed by repeated deletions", async () => {
    const { as } = openPanel({ purgeAfter: 1 });
    const made = await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('brief'));
    const at = `broadcasters/${made.json<{ pk: number }>().pk}/`;
    // If the period started with the most recent request, this would never end.
    await until(async () => (await as(ADMINISTRATOR, 'DELETE', at)).status === 404, 'the purge');
  });

  it('deletes a reseller and releases its name', async () => {
    const { as } = openPanel({ purgeAfter: 0 });
    const { pk } = (await as(ADMINISTRATOR, 'POST', 'resellers/', person('north'))).json<{ pk: number }>();
    await as('north', 'POST', 'templates/broadcasters/', { name: 'Small' });
    assert.equal((await as(ADMINISTRATOR, 'DELETE', `resellers/${pk}/`)).status, 204);
    await untilGone(as, `resellers/${pk}/`);
    assert.equal((await as(ADMINISTRATOR, 'POST', 'resellers/', person('north'))).status, 201);
  });

  it('deletes nothing once the panel is closed', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    const reports: unknown[] = [];
    const panel = createPanel({ speed: 0, purgeAfter: 1, report: (error) => reports.push(error) });
    panel.close();
    t.mock.timers.tick(10_000);
    assert.deepEqual(reports, []);
  });
});
