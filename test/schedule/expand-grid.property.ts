import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import type { GridEventRecord } from '../../src/contract/records.js';
import { expandGrid } from '../../src/schedule/expand-grid.js';
import { once, weekly } from './events.js';
import { slowGrid } from './reference.js';

const SEED = 20261120;
const HOUR = 3600;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'];

/** Clock changes in these zones. Errors are most likely near them. */
const CHANGES = [
  '2026-03-29T01:00Z', // Berlin, forward
  '2026-10-25T01:00Z', // Berlin, back
  '2026-03-08T07:00Z', // New York, forward
  '2026-11-01T06:00Z', // New York, back
  '2026-10-03T15:30Z', // Lord Howe, half an hour forward
  '2026-04-04T15:00Z', // Lord Howe, half an hour back
  '2011-12-30T10:00Z', // Apia, a skipped day
  '2020-09-26T14:00Z', // Apia, forward
  '2021-04-03T14:00Z', // Apia, back
].map((text) => Date.parse(text) / 1000);

/** Times near clock changes, so that events often coincide; otherwise any time. */
const time = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('00:00', '00:30', '01:30', '01:45', '02:00', '02:15', '02:30', '03:00'),
  },
  { weight: 1, arbitrary: fc.constantFrom('03:30', '04:00', '10:00', '23:30', '23:59') },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  },
);

const dayText = (ts: number): string => new Date(ts * 1000).toISOString().slice(0, 10);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const zoneOrStation = (zones: string[]) => fc.constantFrom('', '', ...zones);
const someOf = (digits: string) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(digits) },
    { weight: 1, arbitrary: fc.subarray([...digits]).map((chosen) => chosen.join('')) },
  );

function eventNear(change: number, zones: string[]): fc.Arbitrary<GridEventRecord> {
  // Mostly within days of the change, sometimes months before or after it.
  const date = fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: -2, max: 2 }) },
      { weight: 1, arbitrary: fc.integer({ min: -80, max: 80 }) },
    )
    .map((days) => dayText(change + days * 24 * HOUR));
  return fc
    .record({
      onetime: fc.boolean(),
      at: time,
      date,
      first: orNull(date),
      last: orNull(date),
      weekdays: someOf('1234567'),
      weeks: someOf('1234'),
      timezone: zoneOrStation(zones),
      cast_type: fc.constantFrom('playlist', 'rotation', 'relay', 'radioshow', 'radioshow', 'radioshow'),
      finish: orNull(time),
      after: orNull(fc.constantFrom<'playlist' | 'rotation'>('playlist', 'rotation')),
    })
    .map((made) => {
      const changes: Partial<GridEventRecord> = {
        timezone: made.timezone,
        cast_type: made.cast_type,
        finish_time: made.finish && `${made.finish}:00`,
        playlist_after_radioshow: made.after === 'playlist' ? 7 : null,
        rotation_after_radioshow: made.after === 'rotation' ? 8 : null,
        finish_date: made.last,
      };
      return made.onetime
        ? once(0, `${made.date} ${made.at}`, changes)
        : weekly(0, made.at, { ...changes, start_date: made.first }, made.weekdays, made.weeks);
    });
}

/** A station, its events in any order of ids, and a range near a clock change. */
function schedule(zones: string[]) {
  return fc.constantFrom(...CHANGES).chain((change) =>
    fc.record({
      zone: fc.constantFrom(...zones),
      events: fc
        .array(eventNear(change, zones), { maxLength: 6 })
        .map((events) => events.map((event, index) => ({ ...event, id: ((index * 5) % 7) + 1 }))),
      range: fc
        .record({
          from: fc.integer({ min: -40 * 4, max: 40 * 4 }).map((quarters) => change + quarters * 900),
          hours: fc.oneof(
            { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
            { weight: 1, arbitrary: fc.integer({ min: 60, max: 24 * 20 }) },
          ),
        })
        .map(({ from, hours }) => ({ start_ts: from, end_ts: from + hours * HOUR })),
    }),
  );
}

function agrees(zones: string[], numRuns: number): void {
  fc.assert(
    fc.property(schedule(zones), ({ zone, events, range }) => {
      const quick = expandGrid(events, range, { zone }).map(
        ({ id, parent_id, start_ts, end_ts }) => `${id ?? `>${parent_id}`} ${start_ts} ${end_ts}`,
      );
      assert.deepEqual(quick, slowGrid(events, range, zone));
    }),
    { seed: SEED, numRuns },
  );
}

/** Call it in a `describe`. `runs` is the number of schedules to try per zone. */
export function testExpandGrid(runs: number): void {
  for (const zone of ZONES) it(`agree on events in ${zone}`, () => agrees([zone], runs));
  it('agree on events in five zones', () => agrees(ZONES, 5 * runs));
}
