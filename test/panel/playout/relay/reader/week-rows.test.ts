import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventOf, airingPartsOf } from '../../../../../src/panel/playout/relay/reader/week-rows.js';
import { asRecord } from '../../../../../src/panel/station/grid/rules.js';
import { expandGrid } from '../../../../../src/schedule/expand-grid.js';

const DAY = Date.parse('2026-03-06T00:00:00Z') / 1000;
const HOUR = 3600;
const range = { from: DAY, to: DAY + 24 * HOUR };
/** Hours of the day. */
const airing = (name: string, from: number, to: number | null, more = {}) => ({
  name,
  start_ts: DAY + from * HOUR,
  end_ts: to === null ? null : DAY + to * HOUR,
  ...more,
});
const hours = (reported: ReturnType<typeof airing>[]) =>
  airingPartsOf(reported, range).map(({ from, to, name }) => [name, (from - DAY) / HOUR, (to - DAY) / HOUR]);

describe("a source's schedule", () => {
  it('has no overlaps', () => {
    assert.deepEqual(hours([airing('Talk', 10, 12), airing('Music', 0, 24), airing('News', 11, 11.5)]), [
      ['Music', 0, 10],
      ['Talk', 10, 11],
      ['News', 11, 11.5],
      ['Talk', 11.5, 12],
      ['Music', 12, 24],
    ]);
  });

  it('keeps gaps between airings', () => {
    assert.deepEqual(
      hours([airing('One', 1, 2), airing('Two', 4, null), airing('Three', 5, 6), airing('Four', 8, null)]),
      [
        ['One', 1, 2],
        ['Two', 4, 5],
        ['Three', 5, 6],
        ['Four', 8, 12],
      ],
    );
  });

  it('omits invalid and out-of-range airings', () => {
    const broken = [{ start_ts: 'soon', name: 'x' }, { start_ts: DAY }, { name: 'x' }] as never[];
    assert.deepEqual(hours([...broken, airing('Before', -2, -1), airing('After', 25, 26)]), []);
  });

  it('keeps its times when converted to events', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
      const reported = Array.from({ length: 12 }, (_, index) => ({
        name: `Show ${index}`,
        start_ts: midnight - 2 * HOUR + (index * HOUR) / 2,
        end_ts: midnight - 2 * HOUR + ((index + 1) * HOUR) / 2,
        timezone: 'Europe/Berlin',
      }));
      const span = { from: midnight - DAY, to: midnight + DAY };
      const events = airingPartsOf(reported, span).map((part, id) =>
        asRecord({ ...eventOf(part, 'UTC'), server: 1, id: id + 1 }),
      );
      const written = expandGrid(
        events,
        { start_ts: midnight - 24 * HOUR, end_ts: midnight + 24 * HOUR },
        { zone: 'Europe/Berlin' },
      );
      assert.deepEqual(
        written.map(({ name, start_ts, end_ts }) => [name, start_ts, end_ts]),
        reported.map(({ name, start_ts, end_ts }) => [name, start_ts, end_ts]),
      );
    }
  });
});
