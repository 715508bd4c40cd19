import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { airings, BERLIN, line, lines, show, utc, weekly } from './events.js';

/** The starts of a daily event, in UTC, over the days around a clock change. */
interface Change {
  title: string;
  zone: string;
  time: string;
  from: string;
  to: string;
  starts: string[];
}

const CHANGES: Change[] = [
  {
    title: 'Berlin when clocks go forward',
    zone: 'Europe/Berlin',
    time: '02:30',
    from: '2026-03-27 23:00',
    to: '2026-03-30 22:00',
    starts: ['03-28 01:30', '03-29 01:30', '03-30 00:30'],
  },
  {
    title: 'Berlin when clocks go back',
    zone: 'Europe/Berlin',
    time: '02:30',
    from: '2026-10-23 22:00',
    to: '2026-10-26 23:00',
    starts: ['10-24 00:30', '10-25 00:30', '10-26 01:30'],
  },
  {
    title: 'New York when clocks go forward',
    zone: 'America/New_York',
    time: '02:30',
    from: '2026-03-07 05:00',
    to: '2026-03-10 04:00',
    starts: ['03-07 07:30', '03-08 07:30', '03-09 06:30'],
  },
  {
    title: 'New York when clocks go back',
    zone: 'America/New_York',
    time: '01:30',
    from: '2026-10-31 04:00',
    to: '2026-11-03 05:00',
    starts: ['10-31 05:30', '11-01 05:30', '11-02 06:30'],
  },
  {
    title: 'Lord Howe when clocks go forward',
    zone: 'Australia/Lord_Howe',
    time: '02:15',
    from: '2026-10-02 13:30',
    to: '2026-10-05 13:00',
    starts: ['10-02 15:45', '10-03 15:45', '10-04 15:15'],
  },
  {
    title: 'Lord Howe when clocks go back',
    zone: 'Australia/Lord_Howe',
    time: '01:45',
    from: '2026-04-03 13:00',
    to: '2026-04-06 13:30',
    starts: ['04-03 14:45', '04-04 14:45', '04-05 15:15'],
  },
  {
    title: 'Kolkata without clock changes',
    zone: 'Asia/Kolkata',
    time: '02:30',
    from: '2026-03-27 18:30',
    to: '2026-03-30 18:30',
    starts: ['03-27 21:00', '03-28 21:00', '03-29 21:00'],
  },
  {
    title: 'Apia when clocks go forward',
    zone: 'Pacific/Apia',
    time: '03:30',
    from: '2020-09-25 11:00',
    to: '2020-09-28 10:00',
    starts: ['09-25 14:30', '09-26 14:30', '09-27 13:30'],
  },
  {
    title: 'Apia when clocks go back',
    zone: 'Pacific/Apia',
    time: '03:30',
    from: '2021-04-02 10:00',
    to: '2021-04-05 11:00',
    starts: ['04-02 13:30', '04-03 13:30', '04-04 14:30'],
  },
  {
    title: 'Apia across the skipped day',
    zone: 'Pacific/Apia',
    time: '10:00',
    from: '2011-12-29 10:00',
    to: '2012-01-01 10:00',
    starts: ['12-29 20:00', '12-30 20:00', '12-30 20:00', '12-31 20:00'],
  },
  {
    title: "St. John's when clocks go back",
    zone: 'America/St_Johns',
    time: '00:00',
    from: '2010-11-07 02:00',
    to: '2010-11-07 02:45',
    starts: ['11-07 02:30'],
  },
];

describe('expandGrid across clock changes', () => {
  for (const { title, zone, time, from, to, starts } of CHANGES) {
    it(`returns the correct airings for ${title}`, () => {
      const inRange = airings([weekly(1, time)], from, to, { zone }).filter((a) => a.start_ts >= utc(from));
      assert.deepEqual(
        inRange.map((airing) => line(airing).slice(2, 13)),
        starts,
      );
    });
  }

  it('reports the actual time in `local_time`', () => {
    const [, airing] = airings([weekly(1, '02:30')], '2026-03-29 00:00', '2026-03-29 12:00', BERLIN);
    const { start_date, start_time, local_time, start_ts_utc_readable, finish_time, finish_date } = airing!;
    assert.deepEqual([start_date, start_time, local_time], ['2026-03-29', '02:30:00', '03:30:00']);
    assert.deepEqual([finish_date, finish_time], ['2026-03-30', '02:30:00']);
    assert.equal(start_ts_utc_readable, '2026-03-29T01:30:00Z');
  });

  it('changes the length of all-day airings', () => {
    const events = [weekly(1, '00:00', show('00:00'))];
    assert.deepEqual(lines(events, '2026-03-28 23:00', '2026-03-29 22:00', BERLIN), ['1 03-28 23:00 +1380']);
    assert.deepEqual(lines(events, '2026-10-24 22:00', '2026-10-25 23:00', BERLIN), ['1 10-24 22:00 +1500']);
  });

  it('moves an end time that falls in a skipped hour', () => {
    const events = [weekly(1, '02:10', show('02:50'))];
    assert.deepEqual(lines(events, '2026-03-29 00:00', '2026-03-29 12:00', BERLIN), ['1 03-29 01:10 +40']);
  });

  it('gives no length to a skipped show', () => {
    for (const [start, at] of [
      ['02:00', '01:00'],
      ['02:30', '01:30'],
    ] as const) {
      const events = [weekly(1, start, show('03:00'))];
      assert.deepEqual(lines(events, '2026-03-29 00:30', '2026-03-29 12:00', BERLIN), [`1 03-29 ${at} +0`]);
    }
  });
});
