/** One test for each way to show who is asking, and each rule of who may. */
import assert from 'node:assert/strict';
import type { accessRows } from './rows.js';
import { ACCOUNT, API_KEY, type Check } from './station.js';

export const accessChecks: Record<keyof typeof accessRows, Check> = {
  async 'scheme Station JWT'({ ask, logIn }) {
    const token = await logIn(ACCOUNT);
    const signed = { headers: { Authorization: `JWT ${token}` } };
    assert.equal((await ask('/api/v2/playlists/', signed)).status, 200);
    assert.equal(
      (await ask('/api/v2/playlists/', { headers: { Authorization: `Token ${token}` } })).status,
      401,
    );
  },
  async 'scheme API key'({ ask }) {
    assert.equal((await ask('/api/v2/playlists/', { headers: { 'SERVICE-API-KEY': API_KEY } })).status, 200);
    assert.equal(
      (await ask('/api/v2/playlists/', { headers: { 'SERVICE-API-KEY': 'another' } })).status,
      401,
    );
  },
  async 'authentication rule 1'({ ask }) {
    assert.equal((await ask('/api/v2/podcasts/')).status, 200);
    const login = await ask('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
    assert.equal(login.status, 200);
    // No token, and no account either: the track is what is missing.
    assert.equal((await ask('/api/v2/music/99999999/like/', { method: 'POST' })).status, 404);
  },
  async 'authentication rule 2'({ ask }) {
    for (const path of ['grid/', 'channels/', 'channels/1/']) {
      assert.equal((await ask(`/api/v2/${path}`)).status, 200, path);
    }
  },
  async 'authentication rule 3'({ ask, plan }) {
    const [event] = await plan({
      name: 'One',
      periodicity: 'onetime',
      cast_type: 'relay',
      start_date: '2026-03-10',
      start_time: '10:00',
    });
    const writes = [
      'POST grid/',
      `PUT grid/${event}/`,
      `PATCH grid/${event}/`,
      `DELETE grid/${event}/`,
      'DELETE grid/clear/?server=2',
      'POST playlists/',
      'PUT playlists/1/',
      'PATCH playlists/1/',
      'DELETE playlists/1/',
      'POST podcasts/',
      'PUT podcasts/1/',
      'PATCH podcasts/1/',
      'DELETE podcasts/1/',
      'POST channels/',
      'PUT channels/1/',
      'PATCH channels/1/',
      'DELETE channels/1/',
      'POST music/remove/',
      'POST djs/1/rewind/',
    ];
    for (const write of writes) {
      const [method, path] = write.split(' ');
      assert.equal((await ask(`/api/v2/${path}`, { method })).status, 401, write);
    }
    assert.equal((await ask(`/api/v2/grid/${event}/`)).status, 200, 'nothing was done');
  },
};
