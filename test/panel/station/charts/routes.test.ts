import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { seedStations } from '../../../../src/panel/playout/simulator/seed-stations.js';
import { migrations } from '../../../../src/panel/store/migrations.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { MORNING, newPanel, openPanel } from '../../../kit/open-panel.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 12:00 in Berlin, two days before the clocks go forward. */
const BEFORE_CHANGE = Date.parse('2026-03-27T11:00:00Z');

interface Chart {
  by: string;
  days: number;
  from: string;
  to: string;
  results: {
    rank: number;
    count: number;
    all_music_id: number | null;
    title: string;
    author: string | null;
    album: string | null;
    img_url: string | null;
  }[];
}

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onair-charts-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'panel.sqlite');
}

/** A database with stations that play only what a test posts. */
const silent = temporaryFile();
before(() => {
  const store = openStore(silent);
  seedStations(store, 1, MORNING);
  for (const { id } of store.servers.all())
    store.music.remove(store.music.tracks(id).map((track) => track.id));
  store.close();
  const db = new Sqlite(silent);
  db.exec('DELETE FROM jingles');
  db.close();
});

function silentFile(): string {
  const file = temporaryFile();
  copyFileSync(silent, file);
  return file;
}

function open(options: NonNullable<Parameters<typeof newPanel>[0]> = {}) {
  const panel = newPanel({ zone: 'Europe/Berlin', now: MORNING, ...options });
  after(() => panel.close());
  const read = async (query = '', server = 1): Promise<Chart> =>
    (await panel.request(`/charts/${server}/?${query}`)).json<Chart>();
  return {
    ...panel,
    read,
    /** Returns the counts of the titles that a test has posted, in the order of the chart. */
    counts: async (query = '') =>
      (await read(query)).results
        .filter(({ author }) => author?.startsWith('Test '))
        .map(({ title, count }) => [title, count]),
    play: (title: string | null, more: object = {}) =>
      panel.control('play', { title, author: 'Test Artist', length: 3 * MINUTE, ...more }),
    move: (ms: number) => panel.control('clock', { advance_ms: ms }),
  };
}

type Opened = ReturnType<typeof open>;

const openSilent = (options: Parameters<typeof open>[0] = {}) => open({ db: silentFile(), ...options });

/** Plays a title several times. */
async function playTimes({ play, move }: Opened, title: string, times: number, more: object = {}) {
  for (let time = 0; time < times; time++) {
    await play(title, more);
    await move(4 * MINUTE);
  }
}

describe('the chart of plays', () => {
  it('counts every play in the history', async () => {
    const { request, read } = open();
    const plays = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const expected = new Map<number, number>();
    for (const { all_music_id } of plays)
      if (all_music_id !== null) expected.set(all_music_id, (expected.get(all_music_id) ?? 0) + 1);
    const { results, ...chart } = await read();
    assert.deepEqual(chart, { by: 'plays', days: 7, from: '2026-02-28', to: '2026-03-06' });
    assert.equal(results.length, Math.min(50, expected.size));
    for (const { all_music_id, count } of results) assert.equal(count, expected.get(all_music_id!));
    const counts = results.map(({ count }) => count);
    assert.deepEqual(
      counts,
      [...counts].sort((a, b) => b - a),
    );
    assert.ok(results.some(({ img_url }) => img_url?.startsWith('http://radio.test/covers/')));
  });

  it('gives tracks with equal counts the same rank', async () => {
    const panel = openSilent();
    await playTimes(panel, 'Three', 3);
    await playTimes(panel, 'Old two', 2);
    await playTimes(panel, 'New two', 2);
    await playTimes(panel, 'One', 1);
    assert.deepEqual(
      (await panel.read()).results.map(({ rank, title }) => [rank, title]),
      [
        [1, 'Three'],
        [2, 'New two'],
        [2, 'Old two'],
        [4, 'One'],
      ],
    );
  });

  it('ignores case and extra spaces in names', async () => {
    const panel = openSilent();
    await playTimes(panel, 'GLASS  house', 2);
    await playTimes(panel, 'Glass House', 1, { author: 'TEST artist' });
    assert.deepEqual(
      (await panel.read()).results.map(({ title, author, count }) => [title, author, count]),
      [['Glass House', 'TEST artist', 3]],
    );
  });

  it('excludes jingles, advertisements and live sets', async () => {
    const panel = openSilent();
    const others: [string | null, object][] = [
      ['Station id', { jingle_id: 5 }],
      ['Advertisement', {}],
      ['AdBreak', { author: 'Advertising' }],
      [null, {}],
      ['', {}],
      ['   ', {}],
      ['Good morning', { author: null }],
      ['Unknown', { author: 'Unknown artist' }],
      ['https://radio.example/', {}],
      ['Good morning', { author: 'Radio Meridian' }],
      ['Warehouse hour', { author: 'Test DJ', dj_name: 'test dj', length: null }],
    ];
    for (const [title, more] of others) await panel.play(title, more);
    assert.deepEqual((await panel.read()).results, []);
    await panel.play('A track in a DJ’s set', { dj_name: 'DJ Ana', length: null });
    assert.deepEqual(await panel.counts(), [['A track in a DJ’s set', 1]]);
  });

  it('counts a restarted play once', async () => {
    const panel = openSilent();
    await panel.play('Glass', { dj_name: 'Mara Lindqvist' });
    await panel.move(MINUTE);
    assert.equal((await panel.send('POST', '/api/v2/djs/1/rewind/')).status, 200);
    assert.equal((await panel.request('/api/v2/history/?server=1')).json<unknown[]>().length, 2);
    assert.deepEqual(await panel.counts(), [['Glass', 1]]);
  });

  it("starts each day at the station's midnight", async () => {
    const panel = openSilent({ now: Date.parse('2026-03-06T22:30:00Z') });
    await panel.play('Late');
    await panel.move(HOUR);
    assert.equal((await panel.read()).to, '2026-03-07');
    await panel.play('Early');
    await panel.move(6 * DAY - HOUR);
    assert.deepEqual((await panel.read()).from, '2026-03-06');
    assert.deepEqual((await panel.counts()).length, 2);
    await panel.move(HOUR);
    assert.deepEqual(await panel.counts(), [['Early', 1]]);
    assert.equal((await panel.counts('days=30')).length, 2);
  });

  it('counts complete days across a clock change', async () => {
    const panel = openSilent({ now: BEFORE_CHANGE });
    // 00:15 on the first day of the chart, in winter time.
    await panel.control('clock', { now_ms: Date.parse('2026-03-26T23:15:00Z') });
    await panel.play('First');
    await panel.control('clock', { now_ms: Date.parse('2026-04-02T21:45:00Z') });
    const { from, to } = await panel.read();
    assert.deepEqual([from, to], ['2026-03-27', '2026-04-02']);
    assert.deepEqual(await panel.counts(), [['First', 1]]);
    await panel.control('clock', { now_ms: Date.parse('2026-04-02T22:15:00Z') });
    assert.deepEqual(await panel.counts(), []);
  });

  it('deletes counts older than 30 days', async () => {
    const db = silentFile();
    const panel = open({ db });
    await panel.play('Glass');
    await panel.move(29 * DAY);
    assert.deepEqual(await panel.counts('days=30'), [['Glass', 1]]);
    await panel.move(DAY);
    assert.deepEqual(await panel.counts('days=30'), []);
    await panel.move(3 * DAY);
    await panel.play('Salt');
    assert.deepEqual(await panel.counts('days=30'), [['Salt', 1]]);
    await panel.close();
    const file = new Sqlite(db, { readonly: true });
    assert.equal(file.prepare("SELECT count(*) FROM chart_tracks WHERE title = 'Glass'").pluck().get(), 0);
    assert.equal(file.prepare("SELECT count(*) FROM chart_days WHERE day < '2026-03-08'").pluck().get(), 0);
    assert.equal(file.prepare("SELECT count(*) FROM chart_plays WHERE day < '2026-03-08'").pluck().get(), 0);
    file.close();
  });

  it("doesn't depend on the length of the history", async () => {
    const panel = openSilent({ historyLimit: 5 });
    await playTimes(panel, 'Glass', 12);
    assert.equal((await panel.request('/api/v2/history/?server=1')).json<unknown[]>().length, 5);
    assert.deepEqual(await panel.counts(), [['Glass', 12]]);
  });

  it('stays the same after the history is deleted', async () => {
    const db = silentFile();
    const first = open({ db });
    await playTimes(first, 'Glass', 3);
    const expected = await first.read();
    const { now_ms } = (await first.request('/__control__/state/')).json<{ clock: { now_ms: number } }>()
      .clock;
    await first.close();
    const second = open({ db, now: now_ms });
    assert.deepEqual(await second.read(), expected);
    await second.close();
    const file = new Sqlite(db);
    file.prepare('DELETE FROM history WHERE ts < ?').run(now_ms - MINUTE);
    file.close();
    assert.deepEqual(await open({ db, now: now_ms }).counts(), [['Glass', 3]]);
  });

  it('removes later plays when the clock moves back', async () => {
    const panel = openSilent();
    await panel.play('Glass');
    await panel.move(10 * MINUTE);
    await panel.play('Glass');
    await panel.move(DAY);
    await panel.play('Glass');
    assert.deepEqual(await panel.counts(), [['Glass', 3]]);
    await panel.control('clock', { now_ms: MORNING + 5 * MINUTE });
    assert.deepEqual(await panel.counts(), [['Glass', 1]]);
  });

  it('lists at most 50 tracks', async () => {
    const panel = openSilent();
    for (let number = 0; number < 60; number++) await panel.play(`Song ${number}`);
    assert.equal((await panel.read()).results.length, 50);
  });

  it('omits cover URLs with unsafe schemes', async () => {
    const panel = openSilent();
    await panel.play('<img src=x onerror=alert(1)>\u202e', {
      img_url: 'javascript:alert(1)',
      img_large_url: 'https://covers.example/1.jpg',
      album: 'x'.repeat(5000),
    });
    const found = (await panel.read()).results.find(({ author }) => author === 'Test Artist') as
      (Chart['results'][0] & { img_large_url: string | null }) | undefined;
    assert.equal(found?.title, '<img src=x onerror=alert(1)>');
    assert.equal(found.img_url, null);
    assert.equal(found.img_large_url, 'https://covers.example/1.jpg');
    assert.ok(found.album!.length <= 300);
  });

  it('is separate for each server', async () => {
    const panel = openSilent();
    await panel.play('Glass', { server: 2 });
    assert.deepEqual(await panel.counts(), []);
    const others = (await panel.read('', 2)).results;
    assert.ok(others.some(({ title }) => title === 'Glass'));
  });

  it('includes the history of an older database', async () => {
    const db = silentFile();
    const first = open({ db });
    await playTimes(first, 'Glass', 3);
    const expected = await first.read('days=30');
    const { now_ms } = (await first.request('/__control__/state/')).json<{ clock: { now_ms: number } }>()
      .clock;
    await first.close();
    const file = new Sqlite(db);
    // The migration of such a database creates empty tables.
    for (const table of ['chart_plays', 'chart_days', 'chart_tracks']) file.exec(`DROP TABLE ${table}`);
    file.exec(migrations.find((sql) => sql.includes('CREATE TABLE chart_days'))!);
    file.close();
    assert.deepEqual(await open({ db, now: now_ms }).read('days=30'), expected);
  });
});

describe('the chart of likes', () => {
  it('counts recent likes, but not dislikes', async () => {
    const panel = open();
    const plays = (await panel.request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const [one, two] = [...new Set(plays.map(({ all_music_id }) => all_music_id))].filter(
      (id) => id !== null,
    );
    const vote = (id: number, choice: string) =>
      panel.request(`/api/v2/music/${id}/${choice}/`, { method: 'POST' });
    assert.deepEqual((await panel.read('by=likes')).results, []);
    await vote(one!, 'like');
    for (let votes = 0; votes < 2; votes++) await vote(two!, 'like');
    await vote(one!, 'dislike');
    await vote(999_999, 'like');
    const counts = async (query = '') =>
      (await panel.read(`by=likes&${query}`)).results.map(({ all_music_id, count, rank }) => [
        all_music_id,
        count,
        rank,
      ]);
    assert.deepEqual(await counts(), [
      [two, 2, 1],
      [one, 1, 2],
    ]);
    const { title } = (await panel.read('by=likes')).results[0]!;
    assert.equal(title, plays.find(({ all_music_id }) => all_music_id === two)!.title);
    await panel.move(7 * DAY);
    assert.deepEqual(await counts(), []);
    assert.equal((await counts('days=30')).length, 2);
  });
});

describe('the charts endpoint', () => {
  const panel = openSilent();

  it('rejects invalid parameters', async () => {
    for (const [query, body] of [
      ['days=8', { days: ['Must be 7 or 30.'] }],
      ['days=', { days: ['Must be 7 or 30.'] }],
      ['days=7.0', { days: ['Must be 7 or 30.'] }],
      ['days=30&days=x', { days: ['Must be 7 or 30.'] }],
      ['by=dislikes', { by: ['Must be plays or likes.'] }],
      ['by=&days=0', { days: ['Must be 7 or 30.'], by: ['Must be plays or likes.'] }],
    ] as const) {
      const response = await panel.request(`/charts/1/?${query}`);
      assert.equal(response.status, 400, query);
      assert.deepEqual(response.json(), body);
    }
    for (const query of ['', 'days=30', 'by=likes&days=7', 'other=1'])
      assert.equal((await panel.request(`/charts/1/?${query}`)).status, 200, query);
  });

  it('allows caches to store its responses', async () => {
    const response = await panel.request('/charts/1/');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=1');
    const etag = response.headers.get('etag')!;
    const again = await panel.request('/charts/1/', { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
    await panel.play('Changed');
    assert.equal((await panel.request('/charts/1/', { headers: { 'if-none-match': etag } })).status, 200);
  });

  it('returns new counts right after a play', async () => {
    const cached = openSilent({ connected: true });
    await cached.play('Glass');
    assert.deepEqual(await cached.counts(), [['Glass', 1]]);
    assert.deepEqual(await cached.counts(), [['Glass', 1]]);
    await cached.play('Glass', { ts: MORNING - HOUR });
    assert.deepEqual(await cached.counts(), [['Glass', 2]]);
  });

  it('is linked from history responses', async () => {
    const { headers } = await panel.request('/api/v2/history/?server=1&limit=1');
    assert.match(
      headers.get('link') ?? '',
      /<http:\/\/radio\.test\/charts\/1\/>; rel="related"; title="charts"/,
    );
    assert.equal(headers.get('access-control-expose-headers'), 'Date, Link');
    for (const query of ['limit=1', 'server=99'])
      assert.doesNotMatch(
        (await panel.request(`/api/v2/history/?${query}`)).headers.get('link') ?? '',
        /charts/,
      );
    assert.equal((await panel.request('/charts/1/')).headers.get('access-control-allow-origin'), '*');
  });

  it('returns 404 for unknown servers', async () => {
    for (const path of ['/charts/99/', '/charts/x/', '/charts/0/'])
      assert.equal((await panel.request(path)).status, 404, path);
    assert.equal((await openPanel({ v2: false }).request('/charts/1/')).status, 404);
    assert.equal((await panel.request('/charts/1/', { method: 'POST' })).status, 405);
    const redirect = await panel.request('/charts/1?days=30');
    assert.ok([301, 308].includes(redirect.status));
  });
});
