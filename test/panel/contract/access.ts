/** One test for each kind of credentials and each access rule. `test/panel/access` tests every operation. */
import assert from 'node:assert/strict';
import { API_KEY } from '../../kit/open-panel.js';
import { ADMINISTRATOR, PASSWORD } from '../office.js';
import type { OfficeCheck } from './administration-world.js';
import { listed } from './documented.js';
import { CREDENTIALS, expectError, inQuery, remote, WRONG } from './remote-calls.js';

/** Writes of the station API that need no account: sign-in and votes. */
const FOR_ALL = ['obtainToken', 'likeTrack', 'dislikeTrack'];

export const accessChecks: Record<string, OfficeCheck> = {
  async 'Station JWT'({ account, request, stationToken }) {
    const token = await stationToken(account.username);
    const status = async (Authorization: string) =>
      (await request('/api/v2/playlists/', { headers: { Authorization } })).status;
    assert.deepEqual([await status(`JWT ${token}`), await status(`Token ${token}`)], [200, 401]);
  },
  async 'API key'({ request }) {
    const status = async (key: string) =>
      (await request('/api/v2/playlists/', { headers: { 'SERVICE-API-KEY': key } })).status;
    assert.deepEqual([await status(API_KEY), await status('another')], [200, 401]);
  },
  async 'Administration token'(world) {
    const { key } = world.account;
    const seen = (value: string) =>
      world.request('/api/v1/user_profile/', { headers: { Authorization: value } });
    assert.equal((await seen(`Token ${key}`)).status, 200);
    for (const other of [
      `JWT ${key}`,
      `Bearer ${key}`,
      `token ${key}`,
      `Token ${key}x`,
      'Token',
      `Token ${key} x`,
    ]) {
      const response = await seen(other);
      assert.equal(response.status, 401, other);
      assert.equal(response.headers.get('www-authenticate'), 'Token');
    }
    // Keys of the administration API and tokens of the station API aren't interchangeable.
    const headers = { Authorization: `JWT ${key}` };
    assert.equal((await world.request('/api/v2/playlists/', { headers })).status, 401);
    const token = await world.stationToken(world.account.username);
    assert.equal((await seen(`Token ${token}`)).status, 401);
  },
  async 'Server administrator credentials'(world) {
    assert.equal((await remote(world, 'POST', 'get_templates', {})).status, 200);
    const form = await world.request('/api/v1/remote_get_templates/', {
      method: 'POST',
      body: new URLSearchParams(CREDENTIALS),
    });
    assert.equal(form.status, 200);
    const query = await world.nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(CREDENTIALS)}`);
    assert.equal(query.status, 200);
  },
  async 'authentication rule 1'({ request, nobody }) {
    assert.equal((await request('/api/v2/podcasts/')).status, 200);
    assert.equal((await nobody.send('POST', 'rest-auth/login/', ADMINISTRATOR)).status, 200);
    // No token is needed; the track doesn't exist.
    assert.equal((await request('/api/v2/music/99999999/like/', { method: 'POST' })).status, 404);
  },
  async 'authentication rule 2'({ request, nobody, account, administrator }) {
    for (const path of ['grid/', 'channels/', 'channels/1/']) {
      assert.equal((await request(`/api/v2/${path}`)).status, 200, path);
    }
    const fields = async (who: typeof nobody) =>
      Object.keys((await who.send('GET', 'settings/')).json()).length;
    assert.deepEqual([await fields(nobody), await fields(account), await fields(administrator)], [4, 4, 11]);
  },
  async 'authentication rule 3'({ request }) {
    const writes = listed.filter(
      ({ path, method, operationId }) =>
        path.startsWith('/api/v2/') && method !== 'GET' && !FOR_ALL.includes(operationId),
    );
    assert.ok(writes.length >= 19);
    for (const { path, method } of writes) {
      assert.equal((await request(path.replace('{id}', '1'), { method })).status, 401, `${method} ${path}`);
    }
  },
  async 'authentication rule 4'(world) {
    const notTheAdministrator = { server_username: world.reseller.username, server_password: PASSWORD };
    for (const credentials of [
      {},
      WRONG,
      notTheAdministrator,
      { server_username: 1, server_password: null },
    ]) {
      expectError(await remote(world, 'POST', 'get_templates', {}, credentials));
    }
    // A token in the header doesn't replace the credentials.
    expectError(await world.administrator.send('POST', 'remote_get_templates/', {}));
  },
  async 'authentication rule 5'(world) {
    const login = await world.administrator.send('POST', `broadcasters/${world.account.pk}/login/`);
    assert.equal(typeof login.json().token, 'string');
    const reseller = await world.administrator.send('POST', `resellers/${world.reseller.pk}/login/`);
    assert.equal(typeof reseller.json().key, 'string');
    const far = await remote(world, 'POST', 'user_login', { username: world.account.username });
    assert.ok(new URL(String(far.json().url)).searchParams.get('t'));
  },
};
