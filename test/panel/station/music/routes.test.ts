import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HistoryRecord, PlaylistRecord } from '../../../../src/contract/records.js';
import { API_KEY, openPanel } from '../../../kit/open-panel.js';

describe('votes', () => {
  const { request, control, send } = openPanel();
  const vote = (id: number | string, choice = 'like') =>
    request(`/api/v2/music/${id}/${choice}/`, { method: 'POST' });

  it('are counted for library tracks', async () => {
    assert.deepEqual((await vote(1001)).json(), { up: 1, down: 0 });
    assert.deepEqual((await vote(1001, 'dislike')).json(), { up: 1, down: 1 });
    assert.deepEqual((await vote(1001)).json(), { up: 2, down: 1 });
    const { votes } = (await request('/__control__/state/')).json<{ votes: object }>();
    assert.deepEqual(votes, { 1001: { up: 2, down: 1 } });
  });

  it('require no account or body', async () => {
    const response = await request('/api/v2/music/1002/like/', {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: 'whatever',
    });
    assert.equal(response.status, 200);
  });

  it('get a 404 for unknown tracks', async () => {
    for (const id of [999_999, 'null', '0', '1e3', '99999999999999999999']) {
      const response = await vote(id);
      assert.deepEqual([response.status, response.json()], [404, { detail: 'Not found.' }], String(id));
    }
  });

  it("can't be repeated during the vote_repeat fault", async () => {
    await control('faults', { vote_repeat: true });
    assert.deepEqual((await vote(1003)).json(), { up: 1, down: 0 });
    const again = await vote(1003, 'dislike');
    assert.deepEqual([again.status, again.json()], [400, { result: 'already_voted' }]);
    await control('faults', { reset: true });
    assert.equal((await vote(1003)).status, 200);
  });

  it('are deleted with the track', async () => {
    await send('POST', '/api/v2/music/remove/', { server_id: 1, files: [1001] });
    assert.equal((await vote(1001)).status, 404);
    const { votes } = (await request('/__control__/state/')).json<{ votes: Record<string, unknown> }>();
    assert.equal(votes['1001'], undefined);
  });
});

describe('too many votes from one address', () => {
  function votingAt(options: { trustProxy: boolean; votesPerMinute?: number }) {
    const { fetch } = openPanel({ connected: true, ...options });
    /** Likes a track `times` times, from these addresses in turn. Returns how many votes were counted, and the last response. */
    return async (times: number, ...addresses: string[]) => {
      let [counted, last] = [0, new Response()];
      for (let time = 0; time < times; time += 1) {
        const address = addresses[time % addresses.length];
        const headers: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
        last = await fetch('/api/v2/music/1001/like/', { method: 'POST', headers });
        if (last.ok) counted += 1;
      }
      return { counted, last };
    };
  }

  it('are rejected after 60 per minute', async () => {
    const vote = votingAt({ trustProxy: false });
    const { counted, last } = await vote(100);
    assert.equal(counted, 60);
    assert.equal(last.status, 429);
    const wait = Number(last.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 60, String(wait));
    assert.equal(last.headers.get('access-control-allow-origin'), '*');
  });

  it('are detected across a /64 network', async () => {
    const vote = votingAt({ trustProxy: true, votesPerMinute: 5 });
    const notations = ['2001:db8::1', '2001:0DB8:0:0::1', '2001:db8:0:0:ffff::2', '[2001:db8::3]:4711'];
    assert.equal((await vote(20, ...notations)).counted, 5);
    assert.equal((await vote(20, '::ffff:192.0.2.1', '192.0.2.1', '::FFFF:C000:0201')).counted, 5);
  });

  it("don't affect other visitors behind the same proxy", async () => {
    const vote = votingAt({ trustProxy: true, votesPerMinute: 5 });
    await vote(6, '192.0.2.1');
    assert.equal((await vote(5, '192.0.2.2')).counted, 5);
  });
});

describe('POST /music/remove/', () => {
  const { request, control, send } = openPanel({ votesPerMinute: 1000 });
  const remove = (body: object) => send('POST', '/api/v2/music/remove/', body);
  const onAir = async () =>
    (await request('/api/v2/history/?server=1&limit=1')).json<{ results: HistoryRecord[] }>().results[0];

  it('lets the current track finish', async () => {
    const playing = await onAir();
    const id = playing?.all_music_id ?? 0;
    assert.deepEqual((await remove({ server_id: 1, files: [id] })).json(), { result: 'ok' });
    assert.equal((await onAir())?.id, playing?.id);
    await control('clock', { advance_ms: 24 * 3_600_000 });
    const later = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const removed = later.filter(({ all_music_id }) => all_music_id === id);
    assert.ok(removed.every(({ ts }) => ts <= (playing?.ts ?? 0)));
  });

  it('removes the tracks from their playlists', async () => {
    const first = async () =>
      (await send('GET', '/api/v2/playlists/?server=1')).json<PlaylistRecord[]>()[0] as PlaylistRecord;
    const before = await first();
    await remove({ server_id: 1, files: [1005] });
    const after = await first();
    assert.equal(after.tracks_num, before.tracks_num - 1);
    assert.ok(after.duration < before.duration);
  });

  it('only jingles play once all tracks are removed', async () => {
    const tracks = Array.from({ length: 400 }, (_, index) => 2001 + index);
    const known = [];
    for (const id of tracks) {
      const response = await request(`/api/v2/music/${id}/like/`, { method: 'POST' });
      if (response.status === 200) known.push(id);
    }
    assert.equal((await remove({ server_id: 2, files: known })).status, 200);
    await control('clock', { advance_ms: 6 * 3_600_000 });
    const { results } = (await request('/api/v2/history/?server=2&limit=3')).json<{
      results: HistoryRecord[];
    }>();
    assert.ok(results.every(({ all_music_id }) => all_music_id === null));
  });

  it('accepts several ids in a form', async () => {
    for (const ids of ['1011', '1012&files=1013']) {
      const response = await request('/api/v2/music/remove/', {
        method: 'POST',
        headers: { 'service-api-key': API_KEY, 'content-type': 'application/x-www-form-urlencoded' },
        body: `server_id=1&files=${ids}`,
      });
      assert.equal(response.status, 200, ids);
    }
    assert.equal((await request('/api/v2/music/1013/like/', { method: 'POST' })).status, 404);
  });

  it('removes nothing if any track is unknown', async () => {
    const response = await remove({ server_id: 1, files: [1010, 2, 3] });
    assert.equal(response.status, 400);
    assert.deepEqual(response.json(), {
      files: ['Invalid pk "2" - object does not exist.', 'Invalid pk "3" - object does not exist.'],
    });
    assert.equal((await request('/api/v2/music/1010/like/', { method: 'POST' })).status, 200);
  });

  it('reports invalid fields', async () => {
    assert.deepEqual((await remove({})).json(), {
      server_id: ['This field is required.'],
      files: ['This field is required.'],
    });
    assert.deepEqual((await remove({ server_id: 9, files: 'x' })).json(), {
      server_id: ['Invalid pk "9" - object does not exist.'],
      files: ['Expected a list of track ids.'],
    });
    assert.equal((await request('/api/v2/music/remove/', { method: 'POST' })).status, 401);
  });
});
