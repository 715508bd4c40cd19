/** The calendars are read with ical.js, to check that other programs understand them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import type { GridAiring } from '../../../../src/contract/records.js';
import { settled } from '../../../../src/schedule/settled.js';
import { EVERY_DAY } from '../../../kit/daily-events.js';
import { MORNING, openPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const PATH = '/calendar/1.ics';
const DAY = 86_400;
const WEEKS = 8;

interface CalendarEvent {
  uid: string;
  name: string;
  start: number;
  end: number;
  stamp: number;
}

function calendarIn(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

async function read({ request }: OpenedPanel, path = PATH): Promise<CalendarEvent[]> {
  const { status, text } = await request(path);
  assert.equal(status, 200);
  return calendarIn(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component);
      const stamp = (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toUnixTime();
      return { uid, name: summary, start: startDate.toUnixTime(), end: endDate.toUnixTime(), stamp };
    });
}

async function add(panel: OpenedPanel, name: string, start_time: string, more: object = {}): Promise<number> {
  const event = { server: 1, name, start_time, periodicity: 'periodic', cast_type: 'relay', ...EVERY_DAY };
  const { status, text } = await panel.send('POST', '/api/v2/grid/', { ...event, ...more });
  assert.equal(status, 201, text);
  return (JSON.parse(text) as { id: number }).id;
}

describe("a server's calendar", () => {
  for (const [now, zone, direction] of [
    ['2026-03-10T11:00Z', 'Europe/Berlin', 'forward'],
    ['2026-10-01T11:00Z', 'Europe/Berlin', 'back'],
    ['2026-10-20T03:00Z', 'America/New_York', 'back'],
  ] as const) {
    it(`covers a clock change ${direction} in ${zone}`, async () => {
      const panel = openPanel({ now: Date.parse(now), zone });
      await panel.send('DELETE', '/api/v2/grid/clear/?server=1');
      await add(panel, 'Night', '01:30:00');
      await add(panel, 'In the hour that is skipped or doubled', '02:15:00');
      await add(panel, 'Morning', '06:00:00', {
        cast_type: 'radioshow',
        finish_time: '09:00:00',
        finish_date: null,
      });
      const midnight = Date.parse(`${now.slice(0, 10)}T00:00Z`) / 1000;
      const [from, to] = [midnight - DAY, midnight + (7 * WEEKS + 2) * DAY];
      const { text } = await panel.request(`/api/v2/grid/?server=1&start_ts=${from}&end_ts=${to}&utc=1`);
      const grid = settled(JSON.parse(text) as GridAiring[], to);
      const events = await read(panel);
      assert.ok(events.length >= 3 * 7 * WEEKS, `${events.length} events`);
      const [first, last] = [events[0]!, events.at(-1)!];
      // The current airing at midnight and the last day are complete.
      const wall = (ts: number): string => new Date(ts * 1000).toLocaleDateString('sv', { timeZone: zone });
      assert.ok(wall(first.end) >= wall(Date.parse(now) / 1000));
      assert.equal(
        Date.parse(wall(last.start)) - Date.parse(wall(Date.parse(now) / 1000)),
        (7 * WEEKS - 1) * DAY * 1000,
      );
      assert.deepEqual(
        events.map(({ name, start, end }) => [name, start, end]),
        grid
          .filter(({ start_ts }) => start_ts >= first.start && start_ts <= last.start)
          .map(({ name, start_ts, end_ts }) => [name, start_ts, end_ts]),
      );
      assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
    });
  }

  it("keeps each airing's id from day to day", async () => {
    const panel = openPanel({ publicUrl: 'https://radio.example/panel' });
    await panel.send('DELETE', '/api/v2/grid/clear/?server=1');
    // The rotation after the show and the next event have the same name, so they are one airing that starts at the show's end.
    await add(panel, 'Evening', '22:00:00', {
      cast_type: 'radioshow',
      finish_time: '23:00:00',
      rotation_after_radioshow: 1,
    });
    await add(panel, 'Evening', '06:00:00', { cast_type: 'rotation', rotation: 1 });
    const before = await read(panel);
    await panel.clock({ advance_ms: DAY * 1000 });
    const after = await read(panel);
    const next = new Map(after.map(({ uid, name, start, end }) => [uid, [name, start, end]]));
    const common = before.filter(({ end }) => end > after[0]!.start);
    assert.ok(common.length > 2 * 7 * (WEEKS - 1));
    for (const { uid, name, start, end } of common) assert.deepEqual(next.get(uid), [name, start, end]);
    assert.equal(after.length, before.length);
    assert.ok(before.every(({ uid }) => uid.endsWith('@radio.example/1')));
  });

  it('has a name and a refresh interval', async () => {
    const { request } = openPanel({ cors: false });
    const { headers, text } = await request(PATH);
    const calendar = calendarIn(text);
    for (const name of ['name', 'x-wr-calname'])
      assert.equal(calendar.getFirstPropertyValue(name), 'Radio Meridian');
    assert.equal(calendar.getFirstPropertyValue('x-wr-timezone'), 'Europe/Berlin');
    assert.equal(String(calendar.getFirstPropertyValue('refresh-interval')), 'PT6H');
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(headers.get('cache-control'), 'public, max-age=900');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('keeps its ETag until its contents change', async () => {
    const panel = openPanel();
    const { headers, text } = await panel.request(PATH);
    const conditional = { headers: { 'If-None-Match': headers.get('etag')! } };
    await panel.clock({ advance_ms: 3_600_000 });
    await panel.play({ title: 'Something new' });
    const again = await panel.request(PATH, conditional);
    assert.deepEqual([again.status, again.text], [304, '']);
    assert.equal((await panel.request(PATH)).text, text);
    await add(panel, 'Quite new', '03:07:00');
    const changed = await panel.request(PATH, conditional);
    assert.equal(changed.status, 200);
    const events = await read(panel);
    assert.ok(events.some(({ name }) => name === 'Quite new'));
    assert.ok(events.every(({ stamp }) => stamp === MORNING / 1000 + 3600));
  });

  it('escapes names and folds long lines', async () => {
    const panel = openPanel();
    const NAMES = [
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y',
      'Rock, Pop; Soul \\ "Funk"',
      'صباح الخير '.repeat(20).trim(),
      '👩‍👩‍👧‍👦'.repeat(8),
      '<script>alert(1)</script>',
    ];
    for (const [index, name] of NAMES.entries()) await add(panel, name, `03:0${index + 1}:00`);
    const names = new Set((await read(panel)).map(({ name }) => name));
    const { text: stored } = await panel.request('/api/v2/grid/?server=1');
    const expected = (JSON.parse(stored) as GridAiring[]).map(({ name }) => name.replace(/\r\n/g, '\n'));
    for (const name of expected) assert.ok(names.has(name), name);
    assert.ok(!names.has('y'));
    const { text } = await panel.request(PATH);
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  });

  it("contains only that server's events", async () => {
    const panel = openPanel();
    await add(panel, 'Of the other', '03:07:00', { server: 2 });
    assert.ok((await read(panel, '/calendar/2.ics')).some(({ name }) => name === 'Of the other'));
    assert.ok((await read(panel)).every(({ name }) => name !== 'Of the other'));
    for (const path of [
      '/calendar/99.ics',
      '/calendar/0.ics',
      '/calendar/x.ics',
      '/calendar/1',
      '/calendar/',
    ])
      assert.equal((await panel.request(path)).status, 404, path);
  });

  it('contains no events if the schedule is empty', async () => {
    const panel = openPanel();
    await panel.send('DELETE', '/api/v2/grid/clear/?server=1');
    assert.deepEqual(await read(panel), []);
  });
});

describe('schedule responses', () => {
  const GRID = '/api/v2/grid/?server=1&start_ts=1772700000&end_ts=1772900000&utc=1';

  it("link to their server's calendar", async () => {
    const { request, url } = openPanel();
    const { headers } = await request(GRID);
    const [, target] = /^<([^>]+)>; rel="alternate"; type="text\/calendar"$/.exec(headers.get('link')!)!;
    assert.equal(new URL(target!, url + GRID).href, url + PATH);
    assert.equal(headers.get('access-control-expose-headers'), 'Link');
    const again = await request(GRID, { headers: { 'If-None-Match': headers.get('etag')! } });
    assert.deepEqual([again.status, again.headers.get('link')], [304, headers.get('link')]);
  });

  it('have no calendar link for unknown servers', async () => {
    const { request } = openPanel();
    for (const path of ['/api/v2/grid/', '/api/v2/grid/?server=99', '/api/grid/?server=1'])
      assert.equal((await request(path)).headers.get('link'), null, path);
  });
});
