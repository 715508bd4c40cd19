import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAiring } from '../../../src/servers/panel/airing.js';
import { libretime } from '../../../src/servers/libretime/read.js';
import { anyJson } from '../../kit/any-json.js';
import { SHOW } from './samples.js';

const place = { baseUrl: 'https://libretime.example', station: '' };
const week = libretime.week!;
const MONDAY = Date.UTC(2026, 2, 2) / 1000;
const DAY = 86_400;
const twoWeeks = { from: MONDAY, to: MONDAY + 14 * DAY };
const METADATA = { name: 'Radio Meridian', timezone: 'Europe/Berlin', stream_data: {} };
const show = (day: string, name = 'Tea') => ({
  ...SHOW,
  ...{ name, starts: `2026-03-${day} 10:00:00`, ends: `2026-03-${day} 12:00:00` },
});
const WEEK = {
  ...{ monday: [show('02')], tuesday: [], wednesday: [show('04', 'A &amp; B')], thursday: [], friday: [] },
  ...{ saturday: [], sunday: [show('08')], nextmonday: [show('09')], nexttuesday: [], nextwednesday: [] },
  ...{
    nextthursday: [],
    nextfriday: [],
    nextsaturday: [],
    nextsunday: [show('15')],
    AIRTIME_API_VERSION: '1.1',
  },
};
const read = (response: unknown, metadata: unknown = METADATA, range = twoWeeks) =>
  week.read([response, metadata], place, range);

describe('LibreTime airings', () => {
  it('are requested with the time zone', () =>
    assert.deepEqual(week.alternatives(place, twoWeeks), [
      ['/api/week-info?timezone=UTC', '/api/station-metadata'],
      ['/api/week-info?timezone=UTC', '/api/live-info-v2?days=1&shows=1&timezone=UTC'],
      ['/api/week-info?timezone=UTC', '/api/live-info'],
    ]));
  it('cover the current and the next week', () =>
    assert.deepEqual(
      read(WEEK)!.map(({ name, start_ts }) => [name, ((start_ts as number) - MONDAY) / DAY]),
      [
        ['Tea', 10 / 24],
        ['A & B', 2 + 10 / 24],
        ['Tea', 6 + 10 / 24],
        ['Tea', 7 + 10 / 24],
        ['Tea', 13 + 10 / 24],
      ],
    ));
  it('have exactly the fields of the contract', () =>
    assert.deepEqual(read({ monday: [show('02')] })![0], {
      ...{ id: 3, name: 'Tea', cast_type: 'radioshow', timezone: 'Europe/Berlin' },
      ...{ start_ts: MONDAY + 10 * 3600, end_ts: MONDAY + 12 * 3600 },
    }));
  it('are limited to the requested range', () =>
    assert.equal(read(WEEK, METADATA, { from: MONDAY, to: MONDAY + 7 * DAY })!.length, 3));
  it('can have no time zone', () => assert.equal(read(WEEK, null)![0]!.timezone, null));
  it('can have alternative names for time fields', () => {
    const { starts, ends, ...rest } = show('02');
    const [airing] = read({ monday: [{ ...rest, start_timestamp: starts, end_timestamp: ends }] })!;
    assert.deepEqual([airing!.start_ts, airing!.end_ts], [MONDAY + 36_000, MONDAY + 43_200]);
  });
  it('exclude shows without a start time', () =>
    assert.equal(
      read({ monday: [null, 'x', [], { ...SHOW, starts: 'x' }, show('02')], tuesday: 'x' })!.length,
      1,
    ));
  it("can be parsed like a panel's schedule", () =>
    assert.equal(readAiring(read(WEEK)![0])!.start_ts, MONDAY + 36_000));
  for (const response of [null, [], {}, 'You are not allowed', { monday: 'x' }])
    it(`are null for ${JSON.stringify(response)}`, () => assert.equal(read(response), null));

  it('never cause an exception', () =>
    fc.assert(
      fc.property(anyJson(), anyJson(), (a, b) => {
        for (const list of [
          read(a, b),
          read({ monday: a, sunday: [b, a] }, b),
          read(
            {
              monday: [
                { ...SHOW, starts: a, ends: b, name: b, id: a },
                { ...SHOW, ends: a },
              ],
            },
            { timezone: a },
          ),
        ])
          assert.ok(list === null || Array.isArray(list));
      }),
    ));
});
