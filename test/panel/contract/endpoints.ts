/** One test for each endpoint of the station API. */
import assert from 'node:assert/strict';
import type { Page } from '../../../src/contract/pages.js';
import type {
  ChannelRecord,
  GridAiring,
  HistoryRecord,
  PodcastRecord,
} from '../../../src/contract/records.js';
import { ACCOUNT, API_KEY, daily, once, unix, type Check, type Station } from './station.js';

/** A picture of one grey pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Only tracks of the library, because live tracks have no id. */
const voting =
  (choice: 'like' | 'dislike', counted: 'up' | 'down'): Check =>
  async ({ request, play }) => {
    const [track] = await votable(request);
    const vote = (id: unknown) => request(`/api/v2/music/${String(id)}/${choice}/`, { method: 'POST' });
    const first = await vote(track);
    assert.equal(first.status, 200);
    assert.equal((await vote(track)).json()[counted], Number(first.json()[counted]) + 1);
    const live = await play({ server: 2, title: 'Live', all_music_id: null });
    assert.equal(live.all_music_id, null);
    for (const id of [null, 99999999]) assert.equal((await vote(id)).status, 404);
  };

async function votable(request: Station['request']): Promise<number[]> {
  const history = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
  return [...new Set(history.flatMap(({ all_music_id }) => all_music_id ?? []))];
}

export const endpointChecks: Record<string, Check> = {
  async 'POST /api/v2/api-token-auth/'({ request }) {
    for (const body of [JSON.stringify(ACCOUNT), new URLSearchParams(ACCOUNT).toString()]) {
      const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
      const response = await request('/api/v2/api-token-auth/', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
      assert.equal(response.status, 200);
      assert.deepEqual(Object.keys(response.json()), ['token']);
      assert.equal(typeof response.json().token, 'string');
    }
  },
  async 'GET /api/v2/servers/'({ request }) {
    const servers = (await request('/api/v2/servers/')).json<object[]>();
    assert.ok(servers.length >= 2);
    for (const server of servers) assert.deepEqual(Object.keys(server), ['id', 'name']);
  },
  async 'GET /api/v2/channels/'({ request }) {
    const page = (await request('/api/v2/channels/?limit=1&offset=1&server=1')).json<Page<ChannelRecord>>();
    assert.deepEqual(Object.keys(page), ['count', 'next', 'previous', 'results']);
    assert.deepEqual([page.results.length, page.results[0]?.server], [1, 1]);
  },
  async 'POST /api/v2/channels/'(station) {
    const made = await station.send('POST', '/api/v2/channels/', { server: 1, bitrate: 48 });
    assert.equal(made.status, 201);
    const channels = (await station.request('/api/v2/channels/')).json<ChannelRecord[]>();
    assert.deepEqual(channels.at(-1), made.json());
  },
  async 'GET /api/v2/history/'({ request }) {
    const page = (await request('/api/v2/history/?limit=3&offset=2&server=1')).json<Page<HistoryRecord>>();
    assert.deepEqual(Object.keys(page), ['count', 'next', 'previous', 'results']);
    assert.equal(page.results.length, 3);
    assert.equal(typeof page.next, 'string');
    const first = (await request('/api/v2/history/?limit=3&server=1')).json<Page<HistoryRecord>>();
    assert.equal(first.previous, null);
  },
  async 'GET /api/v2/playlists/'(station) {
    const playlists = (await station.send('GET', '/api/v2/playlists/?server=1')).json<{ server: number }[]>();
    assert.ok(playlists.length > 0 && playlists.every(({ server }) => server === 1));
  },
  async 'POST /api/v2/playlists/'(station) {
    const made = await station.send('POST', '/api/v2/playlists/', {
      server: 1,
      name: 'Late',
      is_random: false,
    });
    assert.equal(made.status, 201);
    const { name, is_random, id } = made.json();
    assert.deepEqual([name, is_random], ['Late', false]);
    assert.deepEqual((await station.send('GET', `/api/v2/playlists/${String(id)}/`)).json(), made.json());
  },
  async 'GET /api/v2/podcasts/'({ request }) {
    const podcasts = (await request('/api/v2/podcasts/')).json<PodcastRecord[]>();
    assert.ok(Array.isArray(podcasts) && podcasts.length > 0);
    const some = (await request('/api/v2/podcasts/?server=1&limit=1&offset=0')).json<Page<PodcastRecord>>();
    assert.deepEqual([some.results.length, some.results[0]?.server], [1, 1]);
  },
  async 'POST /api/v2/podcasts/'(station) {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      title: 'Talks',
      published: 'true',
      description: 'Talk.',
      server: '1',
    }))
      form.append(name, value);
    form.append('image', new Blob([POINT], { type: 'image/png' }), 'cover.png');
    const made = await station.request('/api/v2/podcasts/', {
      method: 'POST',
      headers: { 'SERVICE-API-KEY': API_KEY },
      body: form,
    });
    assert.equal(made.status, 201, made.text);
    const { title, published, description, server, image } = made.json<PodcastRecord>();
    assert.deepEqual([title, published, description, server], ['Talks', true, 'Talk.', 1]);
    const cover = await station.fetch(image);
    assert.equal(cover.headers.get('content-type'), 'image/png');
    assert.deepEqual(Buffer.from(await cover.arrayBuffer()), POINT);
  },
  'POST /api/v2/music/{id}/like/': voting('like', 'up'),
  'POST /api/v2/music/{id}/dislike/': voting('dislike', 'down'),
  async 'POST /api/v2/djs/{id}/rewind/'(station) {
    const latest = async () =>
      (await station.request('/api/v2/history/?server=1&limit=1')).json<Page<HistoryRecord>>();
    const before = await latest();
    await station.clock({ advance_ms: 2000 });
    assert.equal((await station.send('POST', '/api/v2/djs/1/rewind/')).status, 200);
    const now = await latest();
    assert.equal(now.count, before.count + 1);
    assert.equal(now.results[0]?.title, before.results[0]?.title);
    assert.equal(now.results[0]?.ts, station.panel.now());
  },
  async 'POST /api/v2/music/remove/'(station) {
    const gone = (await votable(station.request)).slice(-2);
    const response = await station.send('POST', '/api/v2/music/remove/', { server_id: 1, files: gone });
    assert.equal(response.status, 200, response.text);
    for (const id of gone) {
      assert.equal((await station.request(`/api/v2/music/${id}/like/`, { method: 'POST' })).status, 404);
    }
  },
  async 'GET /api/v2/grid/'({ request }) {
    const range = `start_ts=${unix('2026-03-02T00:00Z')}&end_ts=${unix('2026-03-09T00:00Z')}`;
    const airings = (await request(`/api/v2/grid/?server=1&${range}`)).json<GridAiring[]>();
    assert.ok(airings.length > 7 && airings.every(({ server }) => server === 1));
    for (const { start_ts, start_ts_utc_readable } of airings) {
      const written = new Date(start_ts * 1000).toISOString().replace('.000', '');
      assert.equal(start_ts_utc_readable, written);
    }
  },
  async 'POST /api/v2/grid/'(station) {
    const made = await station.send('POST', '/api/v2/grid/', { server: 2, ...once('2027-02-01', '10:00') });
    // The contract doesn't define the status. 201 is a choice of this project.
    assert.equal(made.status, 201);
    assert.equal(made.json().name, 'once at 10:00');
  },
  async 'GET /api/v2/grid/{id}/'({ request, plan }) {
    const [id] = await plan(daily('10:00'));
    const response = await request(`/api/v2/grid/${id}/`);
    assert.deepEqual([response.status, response.json().id], [200, id]);
  },
  async 'PUT /api/v2/grid/{id}/'(station) {
    const [id] = await station.plan(daily('10:00'));
    const event = (await station.request(`/api/v2/grid/${id}/`)).json();
    const response = await station.send('PUT', `/api/v2/grid/${id}/`, { ...event, start_time: '11:00:00' });
    assert.deepEqual([response.status, response.json().start_time], [200, '11:00:00']);
  },
  async 'DELETE /api/v2/grid/{id}/'(station) {
    const [id] = await station.plan(daily('10:00'));
    const response = await station.send('DELETE', `/api/v2/grid/${id}/`);
    assert.deepEqual([response.status, response.text], [204, '']);
    assert.equal((await station.request(`/api/v2/grid/${id}/`)).status, 404);
  },
  async 'DELETE /api/v2/grid/clear/'(station) {
    const response = await station.send('DELETE', '/api/v2/grid/clear/?server=2');
    assert.deepEqual([response.status, response.json()], [200, { result: 'ok' }]);
  },
};
