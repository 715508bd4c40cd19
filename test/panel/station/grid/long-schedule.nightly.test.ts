/** The schedule of a year. `many-events.test.ts` checks the same with fewer days. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { EVERY_DAY } from '../../../kit/daily-events.js';
import { watchTurns } from '../../../kit/longest-turn.js';
import { openPanel } from '../../../kit/open-panel.js';

/** Limit for the CPU time of one turn of the event loop. */
const MAX_TURN_MS = 600;

describe('a long schedule', () => {
  const { request, panel, send } = openPanel();
  const add = async (count: number, first: number) => {
    for (let minute = first; minute < first + count; minute += 1) {
      const start_time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const body = {
        server: 2,
        name: `At ${start_time}`,
        periodicity: 'periodic',
        cast_type: 'relay',
        start_time,
      };
      assert.equal((await send('POST', '/api/v2/grid/', { ...body, ...EVERY_DAY })).status, 201);
    }
  };
  const days = (count: number) => {
    const start = Date.parse('2026-01-01T00:00:00Z') / 1000;
    return `/api/v2/grid/?server=2&utc=1&start_ts=${start}&end_ts=${start + count * 86_400}`;
  };

  before(async () => {
    await send('DELETE', '/api/v2/grid/clear/?server=2');
    await add(120, 0);
  });

  it('is streamed in order without repeats', async () => {
    const airings = (await request(days(365))).json<{ start_ts: number }[]>();
    assert.equal(airings.length, 120 * 365);
    assert.ok(
      airings.every(({ start_ts }, index) => index === 0 || start_ts > (airings[index - 1]?.start_ts ?? 0)),
    );
  });

  it('is limited to 50,000 airings', async () => {
    await add(30, 120);
    const response = await request(days(365));
    assert.deepEqual(
      [response.status, response.json()],
      [400, { end_ts: ['The range has more than 50000 airings. Request a shorter range.'] }],
    );
    assert.equal((await request(days(300))).status, 200);
  });

  it('never blocks the event loop', async () => {
    const turns = watchTurns();
    // The watcher must be stopped even if the test fails, since it keeps the process alive.
    try {
      for (const count of [300, 365, 400]) {
        turns.longest();
        const response = await panel.app.request(`http://radio.test${days(count)}`);
        const reader = response.body?.getReader();
        while (!(await reader?.read())?.done);
        assert.ok(turns.longest() < MAX_TURN_MS);
      }
    } finally {
      turns.stop();
    }
  });
});
