/** The fullest possible schedule: an event in every minute of every day. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { secondsInDay } from 'date-fns/constants';
import type { GridAiring } from '../../../../src/contract/records.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { addDailyEvents, EVERY_DAY } from '../../../kit/daily-events.js';
import { watchTurns } from '../../../kit/longest-turn.js';
import { newPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const EVENTS = 1440;
/** Maximum number of whole days in a response. */
const MAX_DAYS = Math.floor(50_000 / EVENTS);
const START = Date.parse('2026-01-01T00:00:00Z') / 1000;
/** Limit for the CPU time of one turn of the event loop. */
const MAX_TURN_MS = 600;

describe('a schedule with an event every minute', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-events-'));
  let panel: OpenedPanel;
  before(() => {
    const db = join(folder, 'panel.sqlite');
    const store = openStore(db);
    store.servers.add({ id: 1, name: 'Radio Minute' });
    addDailyEvents(store, 1, EVENTS, 1);
    store.close();
    panel = newPanel({ db });
  });
  after(async () => {
    await panel.close();
    rmSync(folder, { recursive: true });
  });

  const range = (days: number) => `server=1&start_ts=${START}&end_ts=${START + days * secondsInDay}`;
  async function get(path: string) {
    const { status, headers, text } = await panel.request(path);
    return { status, headers: Object.fromEntries(headers), text };
  }

  for (const clock of ['utc=1', 'utc=']) {
    it(`is streamed in order without repeats (${clock})`, async () => {
      const { status, headers, text } = await get(`/api/v2/grid/?${range(MAX_DAYS)}&${clock}`);
      assert.deepEqual(
        [status, headers['transfer-encoding'], headers['content-length']],
        [200, 'chunked', undefined],
      );
      const starts = (JSON.parse(text) as GridAiring[]).map(({ start_ts }) => start_ts);
      assert.equal(starts.length, MAX_DAYS * EVENTS);
      assert.ok(starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? Infinity)));
    });
  }

  it('is limited to 50,000 airings per request', async () => {
    for (const path of ['/api/v2/grid/', '/api/grid/']) {
      for (const days of [MAX_DAYS + 1, 365, 400]) {
        const { status, text } = await get(`${path}?${range(days)}`);
        assert.deepEqual(
          [status, JSON.parse(text)],
          [400, { end_ts: ['The range has more than 50000 airings. Request a shorter range.'] }],
          `${path}, ${days} days`,
        );
      }
    }
  });

  it('contains the stored events if no range is given', async () => {
    const { status, text } = await get('/api/v2/grid/?server=1');
    assert.deepEqual([status, (JSON.parse(text) as unknown[]).length], [200, EVENTS]);
    const page = await get(`/api/grid/?${range(MAX_DAYS)}&limit=1000&offset=40000&format=jsonp&callback=cb`);
    assert.equal(page.status, 200);
    assert.match(page.text, /^cb\(.*"total_count": ?48960/s);
  });

  it('never blocks the event loop', async () => {
    const turns = watchTurns();
    // The watcher must be stopped even if the test fails, since it keeps the process alive.
    try {
      for (const days of [MAX_DAYS, 365, 400]) {
        turns.longest();
        const response = await panel.panel.app.request(`http://radio.test/api/v2/grid/?${range(days)}`);
        const reader = response.body?.getReader();
        while (!(await reader?.read())?.done);
        const longest = turns.longest();
        assert.ok(longest < MAX_TURN_MS, `${days} days: ${longest} ms`);
      }
    } finally {
      turns.stop();
    }
  });

  it('has a calendar of at most 6,000 airings', async () => {
    const turns = watchTurns();
    try {
      const { status, text } = await get('/calendar/1.ics');
      assert.equal(status, 200);
      const events = text.match(/^BEGIN:VEVENT/gm)?.length ?? 0;
      assert.ok(events > 3 * EVENTS && events <= 6000, `${events} airings`);
      const longest = turns.longest();
      assert.ok(longest < MAX_TURN_MS, `${longest} ms`);
    } finally {
      turns.stop();
    }
  });

  it('rejects events in a taken time slot', async () => {
    const event = { server: 1, periodicity: 'periodic', cast_type: 'relay', ...EVERY_DAY };
    const add = (name: string, start_time: string) =>
      panel.send('POST', '/api/v2/grid/', { ...event, name, start_time });
    assert.equal((await add('Between', '12:00:30')).status, 201);
    const { status, text } = await add('Twice', '12:00:00');
    assert.deepEqual([status, JSON.parse(text)], [400, { non_field_errors: ['time_slot_busy'] }]);
  });
});
