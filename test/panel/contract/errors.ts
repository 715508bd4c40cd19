/** One test for each row and column of the error table and for the sentences around it. */
import assert from 'node:assert/strict';
import type { ReadResponse } from '../../kit/read-response.js';
import { API_KEY, daily, once, type Check, type Station } from './station.js';

const ANONYMOUS = { detail: 'Authentication credentials were not provided.' };

function expectPage({ status, headers, text }: ReadResponse, expected: number): void {
  assert.equal(status, expected);
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
  assert.match(text, /<html/);
}

function expectDetail(response: ReadResponse, status: number): void {
  assert.equal(response.status, status);
  assert.equal(response.headers.get('content-type'), 'application/json');
  assert.deepEqual(Object.keys(response.json()), ['detail']);
}

const post = ({ request }: Station, path: string, type: string, body: BodyInit) =>
  request(path, { method: 'POST', headers: { 'SERVICE-API-KEY': API_KEY, 'Content-Type': type }, body });

async function crashing({ faults }: Station, check: () => Promise<void>): Promise<void> {
  await faults({ fail: 1 });
  try {
    await check();
  } finally {
    await faults({ reset: true });
  }
}

export const errorChecks: Record<string, Check> = {
  async 'unknown id, v2'({ request, send }) {
    for (const path of ['channels', 'grid', 'podcasts', 'playlists']) {
      for (const id of ['99999999', 'abc', '99999999999999999999']) {
        const response = await send('GET', `/api/v2/${path}/${id}/`);
        assert.deepEqual(
          [response.status, response.json()],
          [404, { detail: 'Not found.' }],
          `${path} ${id}`,
        );
      }
    }
    assert.deepEqual((await request('/api/v2/music/0/like/', { method: 'POST' })).json(), {
      detail: 'Not found.',
    });
  },
  async 'unknown id, legacy'({ request }) {
    const response = await request('/api/history/99999999/');
    assert.deepEqual([response.status, response.text], [404, '']);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
  },
  async 'unknown path, v2'({ request }) {
    expectPage(await request('/api/v2/nothing/'), 404);
  },
  async 'unknown path, legacy'({ request }) {
    expectPage(await request('/api/nothing/'), 404);
  },
  async 'format other than json, v2'({ request }) {
    for (const format of ['xml', 'api', 'jsonp'])
      expectDetail(await request(`/api/v2/history/?format=${format}`), 404);
    assert.equal((await request('/api/v2/history/?format=json')).status, 200);
  },
  async 'format other than json, legacy'({ request }) {
    assert.match((await request('/api/servers/?format=json&callback=cb')).text, /^\{/);
    assert.match((await request('/api/servers/?format=xml&callback=cb')).text, /^cb\(/);
    assert.match((await request('/api/servers/?format=xml')).text, /^\{/);
  },
  async 'no credentials, v2'({ request }) {
    for (const Authorization of ['', 'Bearer abc', 'Token abc']) {
      const response = await request('/api/v2/playlists/', { headers: { Authorization } });
      assert.deepEqual([response.status, response.json()], [401, ANONYMOUS]);
      assert.equal(response.headers.get('www-authenticate'), 'JWT realm="api"');
    }
  },
  async 'bad or expired token, v2'({ request }) {
    for (const path of ['playlists', 'history', 'channels', 'grid', 'podcasts']) {
      const response = await request(`/api/v2/${path}/`, { headers: { Authorization: 'JWT a.broken.one' } });
      assert.deepEqual(
        [response.status, Object.keys(response.json())],
        [401, ['detail', 'code', 'messages']],
        path,
      );
    }
  },
  async 'wrong password, v2'(station) {
    const wrong = JSON.stringify({ username: 'studio', password: 'wrong' });
    const response = await station.request('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: wrong,
    });
    const says = { non_field_errors: ['Unable to log in with provided credentials.'] };
    assert.deepEqual([response.status, response.json()], [400, says]);
  },
  async 'not allowed, v2'({ request, logIn, plan, panel }) {
    const [event] = await plan(daily('12:00'));
    await panel.addAccount('neighbour', 'of another station', [1]);
    const token = await logIn({ username: 'neighbour', password: 'of another station' });
    const as = (method: string, path: string, body: object) =>
      request(path, {
        method,
        headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expectDetail(await as('POST', '/api/v2/playlists/', { server: 2, name: 'Theirs' }), 403);
    expectDetail(await as('DELETE', `/api/v2/grid/${event}/`, {}), 403);
    expectDetail(await as('DELETE', '/api/v2/grid/clear/?server=2', {}), 403);
    assert.equal((await as('POST', '/api/v2/playlists/', { server: 1, name: 'Ours' })).status, 201);
  },
  async 'wrong method, v2'({ request, send }) {
    const response = await send('POST', '/api/v2/history/', {});
    assert.deepEqual([response.status, response.json()], [405, { detail: 'Method "POST" not allowed.' }]);
    assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
    const anonymous = await request('/api/v2/history/', { method: 'POST' });
    assert.deepEqual([anonymous.status, anonymous.json()], [401, ANONYMOUS]);
  },
  async 'wrong method, legacy'({ request }) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request('/api/history/', { method });
      assert.equal(response.status, 405);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      assert.ok(response.text.length > 0 && response.text.length < 100);
    }
    const head = await request('/api/history/', { method: 'HEAD' });
    assert.deepEqual([head.status, head.text], [405, '']);
  },
  async 'malformed JSON, v2'(station) {
    for (const body of ['{', '{"server":}', 'server=1', '{"a":1} x']) {
      const response = await post(station, '/api/v2/playlists/', 'application/json', body);
      expectDetail(response, 400);
      assert.match(String(response.json().detail), /^JSON parse error - /);
    }
  },
  async 'a list for an object, v2'({ send }) {
    const response = await send('POST', '/api/v2/playlists/', [{ server: 1 }]);
    const says = { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] };
    assert.deepEqual([response.status, response.json()], [400, says]);
  },
  async 'unsupported media type, v2'(station) {
    expectDetail(await post(station, '/api/v2/playlists/', 'application/xml', '<a/>'), 415);
    expectDetail(await post(station, '/api/v2/playlists/', 'text/plain', '{}'), 415);
    const form = await post(
      station,
      '/api/v2/playlists/',
      'application/x-www-form-urlencoded',
      'server=1&name=Form',
    );
    assert.deepEqual([form.status, form.json().name], [201, 'Form']);
    const parts = new FormData();
    parts.append('server', '1');
    parts.append('name', 'Parts');
    const multipart = await station.request('/api/v2/playlists/', {
      method: 'POST',
      headers: { 'SERVICE-API-KEY': API_KEY },
      body: parts,
    });
    assert.deepEqual([multipart.status, multipart.json().name], [201, 'Parts']);
  },
  async 'validation, v2'({ send }) {
    const response = await send('POST', '/api/v2/channels/', { server: 'x', bitrate: 0, active: 'perhaps' });
    assert.equal(response.status, 400);
    assert.deepEqual(Object.keys(response.json()).sort(), ['active', 'bitrate', 'server']);
    for (const messages of Object.values(response.json<Record<string, string[]>>())) {
      assert.ok(
        Array.isArray(messages) && messages.length > 0 && messages.every((each) => typeof each === 'string'),
      );
    }
  },
  async 'validation, legacy'({ request }) {
    const response = await request('/api/history/?server=abc');
    assert.deepEqual([response.status, Object.keys(response.json())], [400, ['error']]);
  },
  async 'throttled, v2'({ request }) {
    const wrong = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"x","password":"y"}',
    };
    let response = await request('/api/v2/api-token-auth/', wrong);
    for (let tries = 0; tries < 20 && response.status !== 429; tries++)
      response = await request('/api/v2/api-token-auth/', wrong);
    expectDetail(response, 429);
    assert.ok(Number(response.headers.get('retry-after')) > 0);
  },
  async 'crash, v2'(station) {
    await crashing(station, async () => expectPage(await station.request('/api/v2/history/'), 500));
  },
  async 'crash, legacy'(station) {
    await crashing(station, async () => {
      const response = await station.request('/api/history/');
      assert.deepEqual([response.status, Object.keys(response.json())], [500, ['error_message']]);
    });
  },
};

/** The sentences around the table. */
export const errorNotes: Record<string, Check> = {
  async 'a PUT without a required field returns 400 and names each missing field, while a PATCH can have any subset'({
    plan,
    send,
  }) {
    const [event] = await plan(daily('12:00'));
    const put = await send('PUT', `/api/v2/grid/${event}/`, { server: 2 });
    assert.equal(put.status, 400);
    assert.deepEqual(Object.keys(put.json()).sort(), ['cast_type', 'name', 'periodicity', 'start_time']);
    assert.deepEqual(put.json().name, ['This field is required.']);
    const patch = await send('PATCH', `/api/v2/grid/${event}/`, { name: 'Patched' });
    assert.deepEqual(
      [patch.status, patch.json().name, patch.json().start_time],
      [200, 'Patched', '12:00:00'],
    );
  },
  async 'creating a record returns 201, deleting it returns 204 without a body, and then 404'({ send }) {
    const bodies = {
      channels: { bitrate: 64 },
      playlists: { name: 'One' },
      podcasts: { title: 'One', description: '', published: true },
      grid: once('2026-08-08', '08:08'),
    };
    for (const [path, body] of Object.entries(bodies)) {
      const made = await send('POST', `/api/v2/${path}/`, { server: 2, ...body });
      assert.equal(made.status, 201, path);
      const remove = () => send('DELETE', `/api/v2/${path}/${String(made.json().id)}/`);
      const gone = await remove();
      assert.deepEqual([gone.status, gone.text], [204, ''], path);
      assert.equal((await remove()).status, 404, path);
    }
  },
  async '10:00 is returned as 10:00:00, and unknown fields in a body are ignored'({ send }) {
    const body = {
      server: 2,
      ...once('2026-09-09', '10:00'),
      finish_time: '11:30',
      shoe_size: 43,
      id: 4711,
      parent_id: 8,
    };
    const made = (await send('POST', '/api/v2/grid/', body)).json();
    assert.deepEqual([made.start_time, made.finish_time], ['10:00:00', '11:30:00']);
    assert.ok(!('shoe_size' in made) && made.id !== 4711 && made.parent_id === null);
  },
  async 'history and servers have no path for single records in v2, and respond to HEAD'({ request }) {
    expectPage(await request('/api/v2/history/1/'), 404);
    expectPage(await request('/api/v2/servers/1/'), 404);
    const head = await request('/api/v2/history/', { method: 'HEAD' });
    assert.deepEqual([head.status, head.text], [200, '']);
  },
  async 'a path without its trailing slash is redirected with 301 and an empty page, even for POST'({
    request,
  }) {
    for (const path of ['/api/v2/history', '/api/v2/grid/1', '/api/history']) {
      for (const method of ['GET', 'POST']) {
        const response = await request(`${path}?limit=1`, { method });
        assert.deepEqual(
          [response.status, response.headers.get('location'), response.text],
          [301, `${path}/?limit=1`, ''],
        );
        assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      }
    }
  },
};
