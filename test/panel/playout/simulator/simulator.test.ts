import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { createClock } from '../../../../src/panel/base/clock.js';
import { defaultOptions } from '../../../../src/panel/base/options.js';
import { createPanel } from '../../../../src/panel/panel.js';
import { seedStations } from '../../../../src/panel/playout/simulator/seed-stations.js';
import { startSimulator } from '../../../../src/panel/playout/simulator/simulator.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { MORNING, type OpenedPanel, openPanel } from '../../../kit/open-panel.js';

const HOUR = 3_600_000;

async function history({ request }: OpenedPanel, query = 'server=1'): Promise<HistoryRecord[]> {
  return (await request(`/api/v2/history/?${query}`)).json<HistoryRecord[]>();
}

/** Returns the gaps between plays, in milliseconds. */
function gaps(records: HistoryRecord[]): number[] {
  const waits = records.slice(1).map((record, index) => {
    const before = records[index];
    return record.ts - (before?.ts ?? 0) - (before?.length ?? 0);
  });
  const known = waits.filter((_, index) => records[index]?.length);
  return known.filter((gap) => gap > 0);
}

describe('a new simulated station', () => {
  it('has a day of history without gaps', async () => {
    const panel = openPanel();
    const records = await history(panel);
    const covered = panel.panel.now() - (records[0]?.ts ?? 0);
    assert.ok(covered >= 24 * HOUR && covered < 24.1 * HOUR);
    assert.deepEqual(gaps(records), []);
    const last = records.at(-1);
    assert.ok(last && last.ts <= panel.panel.now() && last.ts + (last.length ?? 0) >= panel.panel.now());
  });

  it('is identical for the same seed and time', async () => {
    const [one, same, other] = [openPanel({ seed: 5 }), openPanel({ seed: 5 }), openPanel({ seed: 6 })];
    const records = await history(one, 'limit=');
    assert.deepEqual(await history(same, 'limit='), records);
    assert.notDeepEqual(await history(other, 'limit='), records);
  });

  it('has sixty tracks with covers', async () => {
    const records = await history(openPanel(), 'server=1');
    const tracks = records.filter((record) => record.all_music_id !== null);
    assert.equal(new Set(tracks.map(({ all_music_id }) => all_music_id)).size, 60);
    for (const { title, author, img_large_url } of tracks) {
      assert.match(`${author} ${title}`, /^[\p{Script=Latin}\p{N}\p{Zs}&/,’]{5,60}$/u);
      assert.ok(img_large_url);
    }
    for (const record of records) assert.ok(record.dj_name, record.metadata ?? '');
  });

  it('generates covers for live sets', async () => {
    const panel = openPanel({ now: MORNING + 10.5 * HOUR });
    const [set] = (await history(panel, 'server=1')).slice(-1);
    assert.equal(set?.dj_name, 'DJ Okapi');
    assert.match(set?.img_medium_url ?? '', /\/covers\/[0-9a-f]+\/500\.svg$/);
  });

  it('has names in many scripts on demo pages', () => {
    const store = openStore(null);
    seedStations(store, 1, MORNING, true);
    assert.deepEqual(
      store.servers.all().map(({ name }) => name),
      ['Radio Meridian', 'Nachtfähre', 'Edge Case FM'],
    );
    const tracks = store.music.tracks(3);
    const hard = [/[\u0590-\u06ff]/, /[\u3040-\u9fff]/, /[\u0400-\u04ff]/, /<b>/, /.{100}/, /^O$/];
    for (const kind of hard)
      assert.ok(
        tracks.some(({ title }) => kind.test(title)),
        String(kind),
      );
    assert.ok(tracks.some(({ cover }) => cover === null) && tracks.some(({ cover }) => cover !== null));
    store.close();
  });
});

describe('a simulated history', () => {
  it('is the same if the clock jumps forward', async () => {
    const [jumped, stepped] = [openPanel(), openPanel()];
    await jumped.control('clock', { advance_ms: 15 * HOUR });
    for (let step = 0; step < 60; step += 1) await stepped.control('clock', { advance_ms: HOUR / 4 });
    const [one, other] = [await history(jumped), await history(stepped)];
    assert.deepEqual(
      one.map(({ ts, title }) => [ts, title]),
      other.map(({ ts, title }) => [ts, title]),
    );
    assert.ok(one.some((record) => record.all_music_id === null && record.jingle_id === null));
  });

  it('loses later plays when the clock moves back', async () => {
    const panel = openPanel();
    const start = panel.panel.now();
    await panel.control('clock', { advance_ms: 2 * HOUR });
    const later = await history(panel);
    await panel.control('clock', { now_ms: start });
    assert.ok((await history(panel)).every((record) => record.ts <= start));
    await panel.control('clock', { advance_ms: 2 * HOUR });
    assert.deepEqual(
      (await history(panel)).map(({ ts }) => ts),
      later.map(({ ts }) => ts),
    );
  });

  it('is replaced if the clock precedes the first play', async () => {
    const panel = openPanel();
    await panel.control('clock', { now_ms: Date.parse('2001-01-01T00:00:00Z') });
    assert.ok((await history(panel)).length > 300);
  });

  it('gets a day of plays if the clock skips years', async () => {
    const panel = openPanel();
    await panel.control('clock', { now_ms: Date.parse('2046-01-01T00:00:00Z') });
    const records = (await history(panel)).filter(({ ts }) => ts > Date.parse('2030-01-01T00:00:00Z'));
    assert.ok(records.length > 300 && records.length < 1000);
    assert.ok((records.at(-1)?.ts ?? 0) > Date.parse('2045-12-31T22:00:00Z'));
  });
});

describe('a simulator with a fast clock', () => {
  it('stores plays even if no requests arrive', (t) => {
    t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: MORNING });
    const store = openStore(null);
    seedStations(store, 1, MORNING);
    const clock = createClock(MORNING, 3600);
    const simulator = startSimulator({ ...defaultOptions, speed: 3600 }, store, clock);
    t.mock.timers.tick(1000);
    assert.ok((store.history.latest(1)?.ts ?? 0) > MORNING + HOUR / 2);
    simulator.close();
    const written = store.history.count(null);
    t.mock.timers.tick(1000);
    assert.equal(store.history.count(null), written);
    store.close();
  });
});

describe('a history with a limit', () => {
  it('keeps the newest plays of each server', async () => {
    const panel = openPanel({ historyLimit: 50 });
    await panel.control('clock', { advance_ms: 48 * HOUR });
    for (const server of [1, 2]) {
      const records = await history(panel, `server=${server}`);
      assert.equal(records.length, 50);
      assert.ok((records.at(-1)?.ts ?? 0) > panel.panel.now() - HOUR / 2);
    }
  });

  it('always keeps the current play', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onair-limit-'));
    const db = join(folder, 'station.sqlite');
    const first = createPanel({ db, now: MORNING, speed: 0 });
    first.close();
    const long = createPanel({ db, now: MORNING + 150 * HOUR, speed: 0 });
    long.close();
    const panel = openPanel({ db, now: MORNING + 150 * HOUR, historyLimit: 1 });
    const before = await history(panel);
    assert.ok(before.length > 100);
    for (let times = 0; times < 5; times += 1) await history(panel);
    const [left, ...others] = await history(panel);
    assert.deepEqual(left, before.at(-1));
    assert.deepEqual(others, []);
    const old = await panel.control('play', { title: 'Long ago', ts: 5 });
    assert.equal(old.status, 201);
    assert.deepEqual(await history(panel), [left]);
    await rm(folder, { recursive: true });
  });
});
