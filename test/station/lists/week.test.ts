import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createPanel } from '../../../src/panel/panel.js';
import { expandEvents } from '../../../src/station/lists/expand-events.js';
import type { ListFeed, ListSnapshot } from '../../../src/station/lists/list-feed.js';
import { scheduleOf } from '../../../src/station/lists/shows.js';
import { Station } from '../../../src/station/station.js';
import { airingsOf, commonZone, type Airing } from '../../../src/station/lists/week.js';
import { MINUTE, NOON, stage, useStage } from '../stage.js';

const DAY = 86_400;
const TODAY = Date.UTC(2026, 2, 6) / 1000;
const RANGE = { from: TODAY - DAY, to: TODAY + 8 * DAY };

let panels = 0;
/** A station of a panel without any request yet. */
const newStation = (): Station => Station.at({ baseUrl: `https://panel${++panels}.example` });

/** The code is loaded by an import, which a fake clock doesn't advance. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    await stage.clock.tickAsync(1);
  }
}

/** Every panel responds with these records, and the queries are logged. */
function respond(t: TestContext, body: (query: URLSearchParams) => unknown): string[] {
  const requested: string[] = [];
  t.mock.method(globalThis, 'fetch', (url: string) => {
    requested.push(url.replace(/^https:\/\/[^/]+/, ''));
    return Promise.resolve(new Response(JSON.stringify(body(new URL(url).searchParams))));
  });
  return requested;
}

async function weekOf(station = newStation()): Promise<ListSnapshot<Airing>> {
  let received: ListSnapshot<Airing>;
  const stop = station.week.subscribe((snapshot) => (received = snapshot));
  await settle();
  stop();
  await stage.clock.tickAsync(1);
  return received!;
}

const record = (id: number, from: number, to: number, more = {}): object => ({
  id,
  name: 'Show ' + id,
  start_ts: from,
  end_ts: to,
  timezone: 'Europe/Berlin',
  ...more,
});

describe("the week's schedule", () => {
  useStage();

  it('has the same URL for all visitors', async (t) => {
    const requested = respond(t, () => [record(1, TODAY, TODAY + 60)]);
    const { status, records } = await weekOf();
    assert.deepEqual(requested, [
      `/api/v2/grid/?start_ts=${RANGE.from}&end_ts=${RANGE.to}&utc=1&limit=1000&offset=0&server=1`,
    ]);
    assert.deepEqual([status, records[0]!.name], ['ready', 'Show 1']);
    assert.ok(Object.isFrozen(records) && Object.isFrozen(records[0]));
  });

  it("uses the station's clock", async (t) => {
    const ts = NOON + 13 * 60 * MINUTE;
    const requested = respond(t, (query) => (query.has('utc') ? [] : [{ id: 1, ts, length: 1000 }]));
    const station = newStation();
    const stop = station.feed.subscribe(() => undefined);
    await settle();
    await weekOf(station);
    assert.match(requested.at(-1)!, new RegExp(`start_ts=${RANGE.from + DAY}&`));
    // Otherwise the station would keep sending requests during later tests.
    stop();
    await settle();
  });

  it('is requested again after 15 minutes', async (t) => {
    const requested = respond(t, () => []);
    const station = newStation();
    const stop = station.week.subscribe(() => undefined);
    await settle();
    await stage.clock.tickAsync(14 * MINUTE);
    assert.equal(requested.length, 1);
    await stage.clock.tickAsync(2 * MINUTE);
    assert.equal(requested.length, 2);
    stage.hide(true);
    await stage.clock.tickAsync(60 * MINUTE);
    assert.equal(requested.length, 2);
    stage.hide(false);
    await stage.clock.tickAsync(1);
    assert.equal(requested.length, 3);
    stop();
    await stage.clock.tickAsync(60 * MINUTE);
    assert.equal(requested.length, 3);
  });

  it('shifts its range at midnight', async (t) => {
    const requested = respond(t, () => []);
    newStation().week.subscribe(() => undefined);
    await settle();
    await stage.clock.tickAsync(12 * 60 * MINUTE + 16 * MINUTE);
    assert.match(requested.at(-1)!, new RegExp(`start_ts=${RANGE.from + DAY}&end_ts=${RANGE.to + DAY}&`));
  });

  it('omits invalid airings', async (t) => {
    respond(t, () => [
      record(5, TODAY + 7200, TODAY + 7200),
      record(2, TODAY + 3600, TODAY - 3600),
      { id: 3, name: 'Without a start' },
      null,
      'text',
      record(1, TODAY, TODAY + 60, { color: 'red' }),
      record(4, TODAY - 20 * DAY, TODAY + 10 * DAY, { timezone: 'Mars/Base' }),
    ]);
    const { records } = await weekOf();
    assert.deepEqual(
      records.map(({ id, end_ts }) => [id, end_ts]),
      [
        [4, TODAY + 10 * DAY],
        [1, TODAY + 60],
        [2, null],
        [5, TODAY + 7200],
      ],
    );
  });

  it('is empty if the response covers another week', async (t) => {
    respond(t, () => [
      record(1, TODAY + 9 * DAY, TODAY + 10 * DAY),
      record(2, TODAY - 7 * DAY, TODAY - 6 * DAY),
    ]);
    const { status, records } = await weekOf();
    assert.deepEqual([status, records], ['ready', []]);
  });

  it('can contain thousands of airings', async (t) => {
    const many = Array.from({ length: 2345 }, (_, index) =>
      record(index + 1, TODAY + index * 60, TODAY + index * 60 + 60),
    );
    const requested = respond(t, () => many);
    assert.equal((await weekOf()).records.length, 2345);
    assert.equal(requested.length, 1);
    t.mock.restoreAll();
    const pages = respond(t, (query) => ({
      count: 2345,
      results: many.slice(+query.get('offset')!, +query.get('offset')! + 1000),
    }));
    assert.equal((await weekOf()).records.length, 2345);
    assert.deepEqual(
      pages.map((url) => /offset=\d+/.exec(url)![0]),
      ['offset=0', 'offset=1000', 'offset=2000'],
    );
  });

  it('is expanded in the browser if necessary', async (t) => {
    const panel = createPanel({ now: NOON, speed: 0 });
    t.after(() => panel.close());
    const unexpanded = async (url: string): Promise<Response> =>
      panel.app.request(url.replace(/start_ts=\d+&end_ts=\d+&utc=1&/, ''));
    t.mock.method(globalThis, 'fetch', async (url: string) => panel.app.request(url));
    const expected = (await weekOf()).records;
    t.mock.restoreAll();
    t.mock.method(globalThis, 'fetch', unexpanded);
    const { records } = await weekOf();
    assert.ok(expected.length > 50);
    // Only the panel knows the name of the playlist after a show.
    const seen = (airings: readonly Airing[]): unknown[] =>
      airings.map(({ id, start_ts, end_ts, name, parent_id }) => [id, start_ts, end_ts, parent_id ?? name]);
    assert.deepEqual(seen(records), seen(expected));
  });

  it('is available immediately on the next page', async (t) => {
    respond(t, () => [record(1, TODAY, TODAY + 60)]);
    await weekOf();
    const received: string[] = [];
    t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    Station.at({ baseUrl: `https://panel${panels}.example`, transport: 'v2' }).week.subscribe((snapshot) =>
      received.push(snapshot.status + ' ' + snapshot.records[0]?.name),
    );
    await settle();
    assert.deepEqual(received.slice(0, 2), ['loading Show 1', 'stale Show 1']);
  });
});

describe("another week's schedule", () => {
  useStage();

  it("isn't stored", async (t) => {
    const requested = respond(t, () => [record(1, TODAY + 30 * DAY, TODAY + 31 * DAY)]);
    const station = newStation();
    let received: ListSnapshot<Airing> | undefined;
    station.schedule(TODAY + 28 * DAY, TODAY + 35 * DAY).subscribe((snapshot) => (received = snapshot));
    await settle();
    assert.equal(received!.records.length, 1);
    assert.match(requested[0]!, new RegExp(`start_ts=${TODAY + 28 * DAY}&end_ts=${TODAY + 35 * DAY}&`));
    assert.deepEqual(
      [...stage.storage.keys()].filter((key) => /week/.test(key)),
      [],
    );
  });
});

describe('the displayed week', () => {
  useStage();

  const WEEK = [TODAY - 2 * DAY, TODAY + 7 * DAY] as const;
  const shown = async (station: Station, [from, to]: readonly [number, number]): Promise<string[]> => {
    const received: string[] = [];
    const stop = airingsOf(station, from, to, true).subscribe(({ status, records }) =>
      received.push(status + ' ' + (records[0]?.name ?? 'nothing')),
    );
    await settle();
    stop();
    return received;
  };
  const again = (): Station => Station.at({ baseUrl: `https://panel${panels}.example`, transport: 'v2' });

  it('is available immediately on the next page', async (t) => {
    respond(t, () => [record(1, TODAY, TODAY + 60)]);
    await shown(newStation(), WEEK);
    t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    assert.deepEqual(await shown(again(), WEEK), ['loading Show 1', 'stale Show 1']);
    const next = [WEEK[0] + 7 * DAY, WEEK[1] + 7 * DAY] as const;
    assert.deepEqual(await shown(again(), next), ['loading nothing', 'failed nothing']);
  });

  it("doesn't replace the current days in storage", async (t) => {
    respond(t, () => [record(1, TODAY, TODAY + 60)]);
    const station = newStation();
    for (let week = 0; week < 3; week++) {
      await shown(station, [WEEK[0] + week * 7 * DAY, WEEK[1] + week * 7 * DAY]);
    }
    await weekOf(station);
    const kept = [...stage.storage.keys()].filter((key) => key.startsWith('onair:week:'));
    assert.equal(kept.length, 2);
  });

  it("isn't stored if it is too large", async (t) => {
    respond(t, () =>
      Array.from({ length: 2000 }, (_, index) => record(index, TODAY + index * 60, TODAY + index * 60 + 60)),
    );
    await shown(newStation(), WEEK);
    assert.deepEqual([...stage.storage.keys()], []);
  });
});

describe('the weeks that a visitor has viewed', () => {
  useStage();

  it('are discarded except for the latest', async (t) => {
    respond(t, () => []);
    const station = newStation();
    const week = (at: number): ListFeed<Airing> =>
      airingsOf(station, TODAY + at * 7 * DAY, TODAY + (at + 1) * 7 * DAY);
    const ends = [scheduleOf(station), week(0)].map((feed) => feed.subscribe(() => undefined));
    const kept = [scheduleOf(station), week(0)];
    const seen = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => {
      const feed = week(at);
      feed.subscribe(() => undefined)();
      return feed;
    });
    assert.equal(scheduleOf(station), kept[0]);
    assert.equal(week(0), kept[1]);
    assert.equal(week(9), seen[8]);
    assert.equal(week(4), seen[3]);
    assert.notEqual(week(3), seen[2]);
    ends.forEach((end) => end());
    await settle();
  });
});

describe("a panel that doesn't expand events", () => {
  useStage();

  it('provides only the earliest 5,000 airings', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`wd_${day}`, true]);
    const rules = Array.from({ length: 5000 }, (_, id) => {
      const start_time = new Date(id * 15_000).toISOString().slice(11, 19);
      return { id, name: 'A', timezone: 'UTC', start_time, ...(Object.fromEntries(days) as object) };
    });
    const airings = expandEvents(rules, RANGE.from, RANGE.to, commonZone);
    assert.equal(airings.length, 5000);
    assert.ok(airings.every(({ start_ts }) => start_ts < RANGE.from + DAY));
  });
});

describe("a station's time zone", () => {
  useStage();

  it('is the most common valid zone', () => {
    const zones = (...names: (string | null)[]): string | null =>
      commonZone(names.map((timezone) => ({ timezone })));
    assert.equal(zones('Europe/Berlin', 'Europe/Paris', 'Europe/Berlin', null, null, null), 'Europe/Berlin');
    assert.equal(zones('Mars/Base', 'Mars/Base', 'Asia/Kolkata'), 'Asia/Kolkata');
    assert.equal(zones('+02:00', '', null), null);
    // Looking up an unknown name is slow, so at most 20 are looked up.
    const unknown = (count: number) => Array.from({ length: count }, (_, index) => `Mars/Base${index}`);
    assert.equal(zones(...unknown(19), 'Asia/Kolkata'), 'Asia/Kolkata');
    assert.equal(zones(...unknown(20), 'Asia/Kolkata'), null);
    assert.equal(zones(), null);
  });

  it('is null until it is known', async (t) => {
    respond(t, () => [record(1, TODAY, TODAY + 60)]);
    const received: (string | null)[] = [];
    newStation().zone.subscribe((zone) => received.push(zone));
    await settle();
    assert.deepEqual(received, [null, 'Europe/Berlin']);
  });
});
