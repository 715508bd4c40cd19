import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { MORNING, type OpenedPanel, openPanel } from '../../../kit/open-panel.js';

interface State {
  clock: { now_ms: number; speed: number };
  playing: Record<string, HistoryRecord>;
  votes: object;
  faults: Record<string, unknown>;
  requests: {
    total: number;
    recent: { method: string; path: string; query: string; status: number; at_ms: number }[];
  };
}

const readState = async ({ request }: OpenedPanel) => (await request('/__control__/state/')).json<State>();

async function onAir({ request }: OpenedPanel): Promise<HistoryRecord | undefined> {
  const { results } = (await request('/api/v2/history/?server=1&limit=1')).json<{
    results: HistoryRecord[];
  }>();
  return results[0];
}

describe('the play command', () => {
  it('adds the track to the history', async () => {
    const panel = openPanel();
    const before = await onAir(panel);
    const response = await panel.control('play', { title: 'Mine', author: 'Me', length: 60_000 });
    assert.equal(response.status, 201);
    const record = response.json<HistoryRecord>();
    assert.deepEqual(
      [record.title, record.author, record.length, record.album],
      ['Mine', 'Me', 60_000, null],
    );
    assert.equal(record.ts, panel.panel.now());
    assert.ok(record.id > (before?.id ?? 0));
    assert.deepEqual(await onAir(panel), record);
    assert.deepEqual((await readState(panel)).playing['1'], record);
  });

  it('pauses the simulator for the whole play', async () => {
    const panel = openPanel();
    await panel.control('play', { title: 'First', length: 60_000 });
    await panel.control('clock', { advance_ms: 74_000 });
    assert.equal((await onAir(panel))?.title, 'First');
    await panel.control('play', { title: 'Second', length: 60_000 });
    await panel.control('clock', { advance_ms: 75_000 });
    const next = await onAir(panel);
    assert.notEqual(next?.title, 'Second');
    assert.equal(next?.ts, panel.panel.now());
  });

  it('pauses the simulator for an hour if length is null', async () => {
    const panel = openPanel();
    await panel.control('play', { title: 'Live', length: null });
    await panel.control('clock', { advance_ms: 3_599_000 });
    assert.equal((await onAir(panel))?.title, 'Live');
    await panel.control('clock', { advance_ms: 2000 });
    assert.notEqual((await onAir(panel))?.title, 'Live');
  });

  it('affects only the given server', async () => {
    const panel = openPanel();
    const before = (await readState(panel)).playing['1'];
    await panel.control('play', { server: 2, title: 'Over there' });
    const { playing } = await readState(panel);
    assert.deepEqual(playing['1'], before);
    assert.equal(playing['2']?.title, 'Over there');
  });

  it('returns values of any type and size unchanged', async () => {
    const panel = openPanel();
    const hostile = {
      title: '<img src=x onerror=alert(1)>'.repeat(80_000),
      author: ['a', { b: null }],
      album: 7,
      img_url: 'javascript:alert(1)',
      img_large_url: '//evil.example/x',
      length: '60000',
      all_music_id: 'None',
      img_fetched: 'yes',
      n_listeners: -1.5,
    };
    const record = (await panel.control('play', hostile)).json();
    for (const [name, value] of Object.entries(hostile)) assert.deepEqual(record[name], value, name);
    assert.deepEqual(await onAir(panel), record);
  });

  it('accepts any ts and id', async () => {
    const panel = openPanel();
    const ts = panel.panel.now() + 1000;
    assert.equal((await panel.control('play', { id: 5_000_000, ts })).json().id, 5_000_000);
    assert.equal((await onAir(panel))?.ts, ts);
    for (const odd of [String(ts + 1), 'yesterday', null, 1e300, -1, 1.5, {}]) {
      const response = await panel.control('play', { ts: odd, id: [odd] });
      assert.equal(response.status, 201, JSON.stringify(odd));
      assert.deepEqual(response.json().ts, odd);
    }
    assert.equal((await panel.request('/api/history/?limit=50')).status, 200);
  });

  it('rejects unknown fields, unknown servers and taken ids', async () => {
    const panel = openPanel();
    const refused: [body: object, field: string][] = [
      [{ titel: 'x' }, 'titel'],
      [{ server: 9 }, 'server'],
      [{ server: '1' }, 'server'],
      [{ id: 1 }, 'id'],
      [{ id: 0 }, 'id'],
      [{ constructor: 1 }, 'constructor'],
    ];
    for (const [body, field] of refused) {
      const response = await panel.control('play', body);
      assert.equal(response.status, 400, field);
      assert.match((response.json()[field] as string[])[0] ?? '', /\.$/);
    }
    assert.deepEqual(Object.keys((await panel.control('play', [])).json()), ['non_field_errors']);
  });
});

describe('the clock command', () => {
  it('sets or moves the clock', async () => {
    const panel = openPanel();
    const now_ms = Date.parse('2026-10-25T00:30:00Z');
    assert.deepEqual((await panel.control('clock', { now_ms })).json(), { now_ms });
    assert.deepEqual((await panel.control('clock', { advance_ms: 5 })).json(), { now_ms: now_ms + 5 });
    assert.deepEqual((await readState(panel)).clock, { now_ms: now_ms + 5, speed: 0 });
  });

  it('rejects an invalid time', async () => {
    const { control } = openPanel();
    const bodies = [
      {},
      { now_ms: '1' },
      { advance_ms: 1.5 },
      { now_ms: 1e17 },
      { now_ms: -1 },
      { advance_ms: 1e15 },
      { now_ms: 1, advance_ms: 1 },
      { x: 1 },
    ];
    for (const body of bodies) assert.equal((await control('clock', body)).status, 400, JSON.stringify(body));
  });
});

describe('the state command', () => {
  it('returns the clock, plays, votes, faults and requests', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    const panel = openPanel();
    await panel.request('/api/v2/history/?limit=1');
    await panel.request('/api/nothing');
    const state = await readState(panel);
    assert.deepEqual(Object.keys(state), ['clock', 'playing', 'votes', 'faults', 'requests']);
    assert.deepEqual(Object.keys(state.playing), ['1', '2']);
    assert.deepEqual(state.votes, {});
    assert.equal(state.requests.total, 2);
    const [first, second] = state.requests.recent;
    assert.deepEqual(
      { ...first, at_ms: 0 },
      {
        method: 'GET',
        path: '/api/v2/history/',
        query: '?limit=1',
        status: 200,
        at_ms: 0,
      },
    );
    assert.equal(second?.status, 404);
    assert.equal(first?.at_ms, MORNING);
  });
});

describe('the control API', () => {
  const post = (headers: Record<string, string>) => ({ method: 'POST', headers, body: '{"title":"x"}' });
  const json = { 'content-type': 'application/json' };

  it('requires the --control option', async () => {
    const { request } = openPanel({ control: false });
    assert.equal((await request('/__control__/play/', post({ ...json, host: 'localhost' }))).status, 404);
    assert.equal((await request('/__control__/state/')).status, 404);
  });

  it('refuses a remote Host header', async () => {
    const { request } = openPanel();
    for (const host of [
      'evil.example',
      '127.0.0.1.evil.example',
      'localhost.evil.example:80',
      '192.168.1.4',
    ]) {
      assert.equal((await request('/__control__/play/', post({ ...json, host }))).status, 403, host);
    }
    for (const host of ['127.0.0.1', 'localhost:8080', '[::1]:8080']) {
      assert.equal((await request('/__control__/play/', post({ ...json, host }))).status, 201, host);
    }
  });

  it('refuses cross-origin requests', async () => {
    const { request } = openPanel();
    const from = (origin: string) =>
      request('/__control__/play/', post({ ...json, host: 'localhost:8080', origin }));
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:9090',
      'https://localhost:8080',
    ]) {
      assert.equal((await from(origin)).status, 403, origin);
    }
    assert.equal((await from('http://localhost:8080')).status, 201);
  });

  it('requires a JSON body', async () => {
    const { request } = openPanel();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await request('/__control__/play/', post({ host: 'localhost', 'content-type': type }));
      assert.equal(response.status, 415, type);
    }
    const bad = { method: 'POST', headers: { ...json, host: 'localhost' }, body: '{"title":' };
    const response = await request('/__control__/play/', bad);
    assert.equal(response.status, 400);
    assert.match(String(response.json().detail), /^JSON parse error - /);
  });

  it("returns 405 if a command isn't a POST", async () => {
    const { request } = openPanel();
    const response = await request('/__control__/play/', { headers: { host: 'localhost' } });
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST']);
  });
});
