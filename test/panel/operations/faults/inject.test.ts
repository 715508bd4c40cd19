import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { createPanel } from '../../../../src/panel/panel.js';
import { MORNING, openPanel } from '../../../kit/open-panel.js';

const V2 = '/api/v2/history/?limit=1&server=1';
const LEGACY = '/api/history/?limit=1&server=1';

describe('injected faults', () => {
  const { request, control, panel } = openPanel();
  const under = async (faults: object, work: () => Promise<void>) => {
    assert.equal((await control('faults', faults)).status, 200);
    await work();
    await control('faults', { reset: true });
  };

  it('can be read together and changed individually', async () => {
    const none = (await control('faults', { reset: true })).json();
    assert.deepEqual(none, {
      latency_ms: 0,
      fail: 0,
      hang: false,
      truncate: false,
      html: false,
      wrong_types: false,
      skew_ms: 0,
      cors: true,
      v2: true,
      legacy: true,
      vote_repeat: false,
    });
    await control('faults', { skew_ms: 5 });
    const two = (await control('faults', { v2: false })).json();
    assert.deepEqual(two, { ...none, skew_ms: 5, v2: false });
    assert.deepEqual((await control('faults', {})).json(), two);
    assert.deepEqual((await control('faults', { reset: true })).json(), none);
  });

  it("can't have unknown names or invalid values", async () => {
    const bodies: object[] = [
      { latency_ms: -1 },
      { latency_ms: '5' },
      { fail: 2 },
      { hang: 'yes' },
      { skew_ms: 1.5 },
      { cors: 1 },
      { reset: false },
      { reset: true, fail: 0 },
      { teapot: true },
      { fail: 0.5, toString: 1 },
    ];
    for (const body of bodies) {
      const response = await control('faults', body);
      assert.equal(response.status, 400, JSON.stringify(body));
      for (const errors of Object.values(response.json())) assert.match((errors as string[])[0] ?? '', /\.$/);
    }
    assert.equal((await control('faults', {})).json().fail, 0);
  });

  it('delay responses', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    await under({ latency_ms: 120 }, async () => {
      let isDone = false;
      const response = request(V2).finally(() => (isDone = true));
      await request('/__control__/state/');
      t.mock.timers.tick(119);
      await request('/__control__/state/');
      assert.equal(isDone, false);
      t.mock.timers.tick(1);
      assert.equal((await response).status, 200);
    });
  });

  it('cause a 500 in both APIs', async () => {
    await under({ fail: 1 }, async () => {
      const v2 = await request(V2);
      assert.equal(v2.status, 500);
      assert.match(v2.headers.get('content-type') ?? '', /^text\/html/);
      assert.equal(v2.headers.get('access-control-allow-origin'), '*');
      const legacy = await request(`${LEGACY}&callback=cb`);
      assert.equal(legacy.status, 500);
      assert.equal(typeof legacy.json().error_message, 'string');
    });
  });

  it('make only some requests fail', async () => {
    await under({ fail: 0.5 }, async () => {
      const statuses = [];
      for (let sent = 0; sent < 60; sent += 1) statuses.push((await request(V2)).status);
      const failed = statuses.filter((status) => status === 500).length;
      assert.ok(failed > 15 && failed < 45, `${failed} of 60`);
    });
  });

  it('cut bodies in half', async () => {
    const whole = await request(V2);
    await under({ truncate: true }, async () => {
      const half = await request(V2);
      assert.equal(half.status, 200);
      assert.equal(half.text, whole.text.slice(0, half.text.length));
      assert.ok(Math.abs(half.text.length - whole.text.length / 2) < 10);
      assert.throws(() => half.json());
    });
  });

  it('replace data with an HTML page', async () => {
    await under({ html: true }, async () => {
      const response = await request(`${LEGACY}&callback=cb`);
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(response.text, /^<!doctype html>/);
    });
  });

  it('change the types of values', async () => {
    const [right] = (await request(V2)).json<{ results: HistoryRecord[] }>().results;
    await under({ wrong_types: true }, async () => {
      const [wrong] = (await request(V2)).json<{ results: Record<string, unknown>[] }>().results;
      assert.equal(wrong?.ts, String(right?.ts));
      assert.equal(wrong?.title, right?.title);
      assert.equal(wrong?.comment, 'None');
      assert.deepEqual(wrong?.genre, { value: right?.genre });
    });
  });

  it('shift all timestamps', async () => {
    const ts = async () => (await request(V2)).json<{ results: HistoryRecord[] }>().results[0]?.ts ?? 0;
    const right = await ts();
    await under({ skew_ms: -600_000 }, async () => {
      assert.equal(await ts(), right - 600_000);
      const legacy = (await request(LEGACY)).json<{ objects: { ts: string }[] }>();
      assert.equal(legacy.objects[0]?.ts, String(right - 600_000));
    });
  });

  it('can disable a single API', async () => {
    for (const [api, gone, left] of [
      ['v2', V2, LEGACY],
      ['legacy', LEGACY, V2],
    ] as const) {
      await under({ [api]: false }, async () => {
        const response = await request(gone);
        assert.equal(response.status, 404);
        assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
        assert.equal((await request(left)).status, 200);
      });
    }
  });

  it("don't affect control paths and covers", async () => {
    await under({ html: true, fail: 1, latency_ms: 5000 }, async () => {
      assert.equal((await request('/covers/ab/100.svg')).headers.get('content-type'), 'image/svg+xml');
      assert.equal((await request('/__control__/state/')).status, 200);
    });
  });

  it('can leave a request without a response', async () => {
    await under({ hang: true }, async () => {
      const leaving = new AbortController();
      const hanging = panel.app.request(`http://radio.test${V2}`, { signal: leaving.signal });
      let isDone = false;
      const ended = Promise.resolve(hanging).finally(() => (isDone = true));
      const { requests } = (await request('/__control__/state/')).json<{
        requests: { recent: { status: unknown }[] };
      }>();
      assert.deepEqual([requests.recent.at(-1)?.status, isDone], [null, false]);
      leaving.abort();
      await ended;
    });
  });
});

describe('a panel started with active faults', () => {
  it('restores those faults on reset', async () => {
    const { control } = openPanel({ latency: 3, v2: false, cors: false });
    await control('faults', { v2: true, latency_ms: 0 });
    const faults = (await control('faults', { reset: true })).json();
    assert.deepEqual([faults.v2, faults.latency_ms, faults.cors], [false, 3, false]);
  });

  it('returns 404 for a disabled API', async () => {
    const { request } = openPanel({ legacy: false });
    for (const path of [LEGACY, '/api/history', '/api/djs/1/'])
      assert.equal((await request(path)).status, 404, path);
    assert.equal((await request(V2)).status, 200);
  });

  it('ends hanging requests when it closes', async () => {
    const panel = createPanel({ control: true, latency: 60_000 });
    const hanging = panel.app.request(`http://radio.test${V2}`);
    await panel.app.request('http://localhost/__control__/state/');
    panel.close();
    assert.equal((await hanging).status, 503);
  });
});

describe('an exception in a route handler', () => {
  it('is reported and causes a 500', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onair-crash-'));
    const db = join(folder, 'station.sqlite');
    createPanel({ db, now: MORNING, speed: 0 }).close();
    const vandal = new Sqlite(db);
    vandal.exec(
      `UPDATE history SET given = '{not JSON' WHERE id = (SELECT min(id) FROM history WHERE server = 1)`,
    );
    vandal.close();
    const crashes: unknown[] = [];
    const { request } = openPanel({ db, report: (error) => crashes.push(error) });
    const v2 = await request('/api/v2/history/?server=1');
    assert.equal(v2.status, 500);
    assert.match(v2.headers.get('content-type') ?? '', /^text\/html/);
    assert.ok(!/JSON/.test(v2.text));
    const legacy = await request('/api/history/?server=1&limit=1000&callback=cb');
    assert.equal(legacy.status, 500);
    assert.equal(typeof legacy.json().error_message, 'string');
    assert.equal(crashes.length, 2);
    assert.equal((await request(V2)).status, 200);
    await rm(folder, { recursive: true });
  });

  it("isn't reported once the panel is closed", async () => {
    const crashes: unknown[] = [];
    const panel = createPanel({ report: (error) => crashes.push(error) });
    panel.close();
    assert.equal((await panel.app.request(`http://radio.test${V2}`)).status, 500);
    assert.deepEqual(crashes, []);
  });
});
