import { playDefaults } from '../../../src/panel/store/history.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { StationFailure } from '../../../src/client/http/failures.js';
import { createPanel, type HistoryOrder, type Panel, type PanelOptions } from '../../../src/panel/panel.js';
import { openStore } from '../../../src/panel/store/store.js';
import { Station } from '../../../src/station/station.js';

const NOW = Date.parse('2026-03-06T09:00:00Z');
const RECORDS = 100_000;
const TRACK = 180_000;

/** Plays of three minutes each, a week of silence, and a hundred jingles within a second. */
const SILENT = 40_000;
const CROWDED = 70_000;

const folder = mkdtempSync(join(tmpdir(), 'onair-past-'));
const db = join(folder, 'station.sqlite');
const starts: number[] = [];
let panel: Panel | undefined;
let requestCount = 0;
/** Called before each response. If it returns a number, the response is an error with that status. */
let meanwhile: () => number | undefined = () => undefined;

/** A station at a new panel, which responds to `fetch`. */
function open(options: Partial<PanelOptions> = {}): Station {
  panel = createPanel({ db, now: NOW, speed: 0, control: true, ...options });
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    requestCount++;
    const status = meanwhile();
    return status ? new Response('{}', { status }) : panel!.app.request(url, init);
  });
  return newStation();
}

/** A station on the open panel. It has a new address, for which nothing is stored. */
function newStation(): Station {
  requestCount = 0;
  return Station.at({ baseUrl: `https://${Math.random()}.example`, transport: 'v2' });
}

const orders: HistoryOrder[] = ['latest', 'asc', 'desc'];
describe("a station's history", () => {
  before(() => {
    const store = openStore(db);
    store.transaction(() => {
      store.servers.add({ id: 1, name: 'Radio Past' });
      let ts = NOW - (RECORDS + 0.5) * TRACK - 7 * 86_400_000;
      for (let index = 0; index < RECORDS; index++) {
        ts += index === SILENT ? 7 * 86_400_000 : index > CROWDED && index < CROWDED + 100 ? 10 : TRACK;
        starts.push(ts);
        store.history.add({
          ...playDefaults,
          ...{ server: 1, ts, ends: ts + TRACK, length: TRACK, title: `Title ${index}` },
        });
      }
    });
    store.close();
  });
  after(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    mock.restoreAll();
    panel?.close();
    meanwhile = () => undefined;
  });

  for (const historyOrder of orders) {
    describe(`in the order "${historyOrder}"`, () => {
      it('is searched with at most 20 requests', async () => {
        const needed: number[] = [];
        open({ historyOrder });
        for (const index of [0, 1, 12_345, SILENT, 50_000, CROWDED, CROWDED + 50, 99_990, RECORDS - 2]) {
          const history = await newStation().history;
          const page = await history.find(starts[index]! + 5);
          assert.equal(page.records[page.index!]?.title, `Title ${index}`);
          assert.ok(requestCount <= 20, `${requestCount} requests for ${index}`);
          assert.equal(page.records.length, 20);
          needed.push(requestCount);
        }
        assert.ok(needed.sort((a, b) => a - b)[needed.length >> 1]! <= 8, needed.join());
      });

      it('provides earlier and later plays', async () => {
        const history = await open({ historyOrder }).history;
        const page = await history.find(starts[60_000]!, { limit: 5 });
        const titles = (records: readonly { title: string | null }[]): string[] =>
          records.map(({ title }) => title!);
        const around = (from: number): string[] =>
          Array.from({ length: 5 }, (_, place) => `Title ${from - place}`);
        assert.deepEqual(titles(page.records), around(60_002));
        requestCount = 0;
        const earlier = await history.before(page.records.at(-1)!, { limit: 5 });
        assert.deepEqual(titles(earlier.records), around(59_997));
        const earliest = await history.before(earlier.records.at(-1)!, { limit: 5 });
        assert.deepEqual(titles(earliest.records), around(59_992));
        const later = await history.after(earliest.records[0]!, { limit: 5 });
        assert.deepEqual(titles(later.records), around(59_997));
        assert.ok(requestCount <= 4, `${requestCount} requests`);
        assert.ok(later.hasNewer && later.hasOlder);
      });

      it('ends at the oldest and the newest play', async () => {
        const history = await open({ historyOrder }).history;
        const oldest = await history.find(0, { limit: 5 });
        assert.equal(oldest.index, null);
        assert.equal(oldest.place, 5);
        assert.deepEqual([oldest.hasOlder, oldest.hasNewer], [false, true]);
        assert.equal((await history.before(oldest.records.at(-1)!)).records.length, 0);
        const newest = await history.find(NOW + 1e10, { limit: 5 });
        assert.equal(newest.index, null);
        assert.equal(newest.place, 0);
        assert.deepEqual([newest.hasOlder, newest.hasNewer], [true, false]);
        assert.equal((await history.after(newest.records[0]!)).records.length, 0);
      });
    });
  }

  it('provides the plays around a silent time', async () => {
    const history = await open().history;
    const last = starts[SILENT - 1]!;
    const soon = await history.find(last + TRACK + 60_000);
    assert.equal(soon.records[soon.index!]?.ts, last);
    const page = await history.find(last + TRACK + 3_600_000);
    assert.equal(page.index, null);
    assert.equal(page.records[page.place]!.ts, last);
    assert.ok(page.records[page.place - 1]!.ts > last);
  });

  it('provides frozen values', async () => {
    const page = await (await open().history).find(starts[500]!);
    assert.ok(Object.isFrozen(page) && Object.isFrozen(page.records) && page.records.every(Object.isFrozen));
  });

  it('provides a known play even after new plays', async () => {
    const station = open({ historyLimit: 2 * RECORDS });
    const history = await station.history;
    const found = await history.find(starts[99_900]!);
    const { ts, id } = found.records[found.index!]!;
    for (let plays = 0; plays < 30; plays++) {
      await panel!.app.request('http://localhost/__control__/play/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ title: 'New', length: 1 }),
      });
    }
    const again = await history.find(ts);
    assert.equal(again.records[again.index!]!.id, id);
  });

  it('is requested one page at a time', async () => {
    const history = await open().history;
    let under = 0;
    let most = 0;
    const answer = globalThis.fetch;
    mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
      most = Math.max(most, ++under);
      const response = await answer(url, init);
      under--;
      return response;
    });
    const pages = await Promise.all(
      [1000, 30_000, 60_000, 90_000].map((index) => history.find(starts[index]!)),
    );
    assert.deepEqual(
      pages.map(({ records, index }) => records[index!]?.title),
      ['Title 1000', 'Title 30000', 'Title 60000', 'Title 90000'],
    );
    assert.equal(most, 1);
  });

  it('can be searched again after a failure', async () => {
    const history = await open().history;
    meanwhile = () => (requestCount > 2 ? 503 : undefined);
    await assert.rejects(history.find(starts[30_000]!), (failure) => {
      assert.ok(failure instanceof StationFailure);
      assert.equal(failure.kind, 'refused');
      return true;
    });
    meanwhile = () => undefined;
    assert.notEqual((await history.find(starts[30_000]!)).index, null);
  });

  it('can be aborted', async () => {
    const history = await open().history;
    const end = new AbortController();
    meanwhile = () => {
      if (requestCount === 2) end.abort();
      return undefined;
    };
    await assert.rejects(history.find(starts[30_000]!, { signal: end.signal }), { name: 'AbortError' });
    assert.equal(requestCount, 2);
    const ended = new AbortController();
    ended.abort();
    await assert.rejects(history.find(0, { signal: ended.signal }), { name: 'AbortError' });
    assert.equal(requestCount, 2);
  });
});
