import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursShown, rangeOf, weekDays, type Shown } from '../../src/schedule/week-days.js';
import { settled } from '../../src/schedule/settled.js';
import { dayFrom } from '../../src/schedule/wall-text.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import { dayLines, on } from './airings.js';
import { utc } from './events.js';

function shown(zone: string, date: string, count = 1, rest: Partial<Shown> = {}): Shown {
  return {
    zone: zoneNamed(zone),
    firstDay: dayFrom(date),
    count,
    fromHour: 0,
    toHour: 24,
    shortest: 5,
    ...rest,
  };
}

/** The days around a change, in the zone of a station and of a visitor, with consecutive airings 1, 2, … */
const CHANGES: {
  why: string;
  /** In UTC. Each airing ends when the next one starts. */
  at: string[];
  date: string;
  count: number;
  columns: Record<string, string[]>;
}[] = [
  {
    why: 'Berlin, forward',
    at: ['2026-03-28 21:00', '2026-03-29 00:30', '2026-03-29 01:00', '2026-03-29 04:00'],
    date: '2026-03-28',
    count: 2,
    columns: {
      'Europe/Berlin': ['03-28 1 22:00-24:00>', '03-29 1 >00:00-01:30, 2 01:30-03:00, 3 03:00-06:00'],
      'America/New_York': ['03-28 1 17:00-20:30, 2 20:30-21:00, 3 21:00-24:00', '03-29 '],
      'Asia/Kolkata': ['03-28 ', '03-29 1 02:30-06:00, 2 06:00-06:30, 3 06:30-09:30'],
    },
  },
  {
    why: 'Berlin, back',
    at: ['2026-10-24 20:00', '2026-10-24 23:00', '2026-10-25 02:30', '2026-10-25 06:00'],
    date: '2026-10-24',
    count: 2,
    columns: {
      'Europe/Berlin': ['10-24 1 22:00-24:00>', '10-25 1 >00:00-01:00, 2 01:00-03:30, 3 03:30-07:00'],
      'Australia/Lord_Howe': ['10-24 ', '10-25 1 07:00-10:00, 2 10:00-13:30, 3 13:30-17:00'],
    },
  },
  {
    why: 'Berlin, back, both repeated hours',
    at: ['2026-10-24 22:00', '2026-10-25 00:30', '2026-10-25 01:15', '2026-10-25 04:00'],
    date: '2026-10-25',
    count: 1,
    columns: {
      'Europe/Berlin': ['10-25 1 00:00-02:30, 2 02:30-03:00>, 2 >02:00-02:15, 3 02:15-05:00'],
    },
  },
  {
    why: 'New York, forward',
    at: ['2026-03-08 04:00', '2026-03-08 06:00', '2026-03-08 09:00'],
    date: '2026-03-07',
    count: 2,
    columns: {
      'America/New_York': ['03-07 1 23:00-24:00>', '03-08 1 >00:00-01:00, 2 01:00-05:00'],
      'Europe/Berlin': ['03-07 ', '03-08 1 05:00-07:00, 2 07:00-10:00'],
    },
  },
  {
    why: 'New York, back',
    at: ['2026-11-01 03:00', '2026-11-01 06:00', '2026-11-01 08:00'],
    date: '2026-10-31',
    count: 2,
    columns: {
      'America/New_York': ['10-31 1 23:00-24:00>', '11-01 1 >00:00-02:00, 2 01:00-03:00'],
      'Pacific/Apia': ['10-31 ', '11-01 1 16:00-19:00, 2 19:00-21:00'],
    },
  },
  {
    why: 'Lord Howe, half an hour forward',
    at: ['2026-10-03 13:00', '2026-10-03 15:15', '2026-10-03 17:00'],
    date: '2026-10-03',
    count: 2,
    columns: {
      'Australia/Lord_Howe': ['10-03 1 23:30-24:00>', '10-04 1 >00:00-01:45, 2 01:45-04:00'],
      'Europe/Berlin': ['10-03 1 15:00-17:15, 2 17:15-19:00', '10-04 '],
    },
  },
  {
    why: 'Lord Howe, half an hour back',
    at: ['2026-04-04 12:30', '2026-04-04 14:45', '2026-04-04 15:15', '2026-04-04 18:00'],
    date: '2026-04-04',
    count: 2,
    columns: {
      'Australia/Lord_Howe': [
        '04-04 1 23:30-24:00>',
        '04-05 1 >00:00-01:45, 2 01:45-02:00>, 2 >01:30-01:45, 3 01:45-04:30',
      ],
      'Asia/Kolkata': ['04-04 1 18:00-20:15, 2 20:15-20:45, 3 20:45-23:30', '04-05 '],
    },
  },
  {
    why: 'Kolkata, without clock changes',
    at: ['2026-03-28 18:00', '2026-03-29 00:30', '2026-03-29 03:30'],
    date: '2026-03-28',
    count: 2,
    columns: {
      'Asia/Kolkata': ['03-28 1 23:30-24:00>', '03-29 1 >00:00-06:00, 2 06:00-09:00'],
      'Europe/Berlin': ['03-28 1 19:00-24:00>', '03-29 1 >00:00-01:30, 2 01:30-05:30'],
    },
  },
  {
    why: 'Apia, forward',
    at: ['2020-09-26 10:00', '2020-09-26 13:30', '2020-09-26 16:00'],
    date: '2020-09-26',
    count: 2,
    columns: {
      'Pacific/Apia': ['09-26 1 23:00-24:00>', '09-27 1 >00:00-02:30, 2 02:30-06:00'],
      'America/New_York': ['09-26 1 06:00-09:30, 2 09:30-12:00', '09-27 '],
    },
  },
  {
    why: 'Apia, back',
    at: ['2021-04-03 09:00', '2021-04-03 13:00', '2021-04-03 15:30'],
    date: '2021-04-03',
    count: 2,
    columns: {
      'Pacific/Apia': ['04-03 1 23:00-24:00>', '04-04 1 >00:00-03:00, 2 03:00-04:30'],
      'Europe/Berlin': ['04-03 1 11:00-15:00, 2 15:00-17:30', '04-04 '],
    },
  },
  {
    why: 'Apia, a skipped day',
    at: ['2011-12-30 08:00', '2011-12-30 11:00', '2011-12-30 13:00'],
    date: '2011-12-29',
    count: 3,
    columns: {
      'Pacific/Apia': ['12-29 1 22:00-24:00>', '12-30 ', '12-31 1 >00:00-01:00, 2 01:00-03:00'],
    },
  },
  {
    why: 'São Paulo, a skipped midnight',
    at: ['2018-11-04 02:00', '2018-11-04 03:30', '2018-11-04 05:00'],
    date: '2018-11-03',
    count: 2,
    columns: {
      'America/Sao_Paulo': ['11-03 1 23:00-24:00>', '11-04 1 >01:00-01:30, 2 01:30-03:00'],
    },
  },
  {
    why: 'São Paulo, a repeated hour before midnight',
    at: ['2018-02-18 01:30', '2018-02-18 02:30', '2018-02-18 04:00'],
    date: '2018-02-17',
    count: 2,
    columns: {
      'America/Sao_Paulo': ['02-17 1 23:30-24:00>, 1 >23:00-23:30, 2 23:30-24:00>', '02-18 2 >00:00-01:00'],
    },
  },
];

describe('weekDays', () => {
  for (const { why, at, date, count, columns } of CHANGES) {
    for (const [zone, lines] of Object.entries(columns)) {
      it(`places airings by wall time in ${zone} (${why})`, () => {
        const airings = at.slice(1).map((end, index) => on(index + 1, at[index]!, end));
        assert.deepEqual(dayLines(weekDays(airings, shown(zone, date, count))), lines);
      });
    }
  }

  it('numbers the blocks of an airing', () => {
    const [mon, tue, wed] = weekDays(
      [on(1, '2026-11-16 22:00', '2026-11-18 01:00')],
      shown('UTC', '2026-11-16', 3),
    );
    assert.deepEqual(
      [mon, tue, wed].map((day) => day!.blocks.map(({ part }) => part)),
      [[0], [1], [2]],
    );
  });

  it('clips a month-long airing', () => {
    const days = weekDays([on(1, '2026-11-01 00:00', '2026-12-01 00:00')], shown('UTC', '2026-11-16', 2));
    assert.deepEqual(dayLines(days), ['11-16 1 >00:00-24:00>', '11-17 1 >00:00-24:00>']);
    assert.deepEqual(
      days.map(({ blocks }) => blocks[0]!.part),
      [0, 1],
    );
  });

  it('omits airings before and after the days shown', () => {
    const airings = [
      on(1, '2026-11-15 20:00', '2026-11-16 00:00'),
      on(2, '2026-11-17 00:00', '2026-11-17 01:00'),
    ];
    assert.deepEqual(dayLines(weekDays(airings, shown('UTC', '2026-11-16'))), ['11-16 ']);
  });

  it('puts an instant airing in its own lane', () => {
    const airings = [
      on(1, '2026-11-16 10:00', '2026-11-16 10:00'),
      on(2, '2026-11-16 10:00', '2026-11-16 12:00'),
    ];
    const [{ blocks }] = weekDays(airings, shown('UTC', '2026-11-16')) as [ReturnType<typeof weekDays>[0]];
    assert.deepEqual(dayLines(weekDays(airings, shown('UTC', '2026-11-16'))), [
      '11-16 1 10:00-10:00, 2 10:00-12:00',
    ]);
    assert.deepEqual(
      blocks.map(({ lane, lanes }) => [lane, lanes]),
      [
        [0, 2],
        [1, 2],
      ],
    );
  });

  it('shows an instant airing at midnight once', () => {
    const days = weekDays([on(1, '2026-11-17 00:00', '2026-11-17 00:00')], shown('UTC', '2026-11-16', 3));
    assert.deepEqual(dayLines(days), ['11-16 ', '11-17 1 00:00-00:00', '11-18 ']);
  });

  it('shows an instant airing at a clock change once', () => {
    const forward = on(1, '2026-03-29 01:00', '2026-03-29 01:00');
    assert.deepEqual(dayLines(weekDays([forward], shown('Europe/Berlin', '2026-03-29'))), [
      '03-29 1 03:00-03:00',
    ]);
    const back = on(1, '2026-10-25 01:00', '2026-10-25 01:00');
    assert.deepEqual(dayLines(weekDays([back], shown('Europe/Berlin', '2026-10-25'))), [
      '10-25 1 02:00-02:00',
    ]);
  });

  it('omits an instant airing outside the hours shown', () => {
    const airings = ['05:59', '22:00', '23:00'].map((time, id) =>
      on(id, `2026-11-16 ${time}`, `2026-11-16 ${time}`),
    );
    const days = weekDays(airings, shown('UTC', '2026-11-16', 2, { fromHour: 6, toHour: 22 }));
    assert.deepEqual(dayLines(days), ['11-16 ', '11-17 ']);
  });

  it('shows only the selected hours', () => {
    const airings = [
      on(1, '2026-11-16 04:00', '2026-11-16 06:00'),
      on(2, '2026-11-16 06:00', '2026-11-16 08:00'),
      on(3, '2026-11-16 21:00', '2026-11-17 07:30'),
    ];
    const days = weekDays(airings, shown('UTC', '2026-11-16', 2, { fromHour: 7, toHour: 22 }));
    assert.deepEqual(dayLines(days), ['11-16 2 >07:00-08:00, 3 21:00-22:00>', '11-17 3 >07:00-07:30']);
  });

  it('continues a day past midnight for hours above 24', () => {
    const airings = [
      on(1, '2026-11-16 23:00', '2026-11-17 01:30'),
      on(2, '2026-11-17 01:30', '2026-11-17 07:00'),
    ];
    const days = weekDays(airings, shown('UTC', '2026-11-16', 2, { fromHour: 6, toHour: 26 }));
    assert.deepEqual(dayLines(days), ['11-16 1 23:00-25:30, 2 25:30-26:00>', '11-17 2 >06:00-07:00']);
  });

  it('shows 12 of 2,000 overlapping airings', () => {
    const airings = Array.from({ length: 2000 }, (_, id) => on(id, '2026-11-16 00:00', '2026-11-16 00:30'));
    const [day] = weekDays(airings, shown('UTC', '2026-11-16'));
    assert.deepEqual(
      day!.blocks.map(({ airing: { id }, lane, lanes }) => [id, lane, lanes]),
      Array.from({ length: 12 }, (_, id) => [id, id, 12]),
    );
    assert.equal(day!.hidden.length, 1988);
  });

  it('shows the 100 longest airings of a day', () => {
    const at = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);
    const airings = Array.from({ length: 1439 }, (_, id) =>
      on(id, `2026-11-16 ${at(id)}`, `2026-11-16 ${at(id + 1)}`),
    );
    airings.push(on(2000, '2026-11-16 20:00', '2026-11-16 21:00'));
    const [day] = weekDays(settled(airings, Infinity), shown('UTC', '2026-11-16'));
    assert.equal(day!.blocks.length, 100);
    assert.equal(day!.hidden.length, 1340);
    assert.equal(day!.blocks.at(-1)!.airing.id, 2000);
    assert.equal(day!.blocks[0]!.airing.id, 0);
    const [later] = weekDays(settled(airings, Infinity), shown('UTC', '2026-11-16'), utc('2026-11-16 12:00'));
    assert.deepEqual(
      [0, 98, 99].map((index) => later!.blocks[index]!.airing.id),
      [671, 769, 2000],
    );
  });

  it('shows the current airing despite longer airings', () => {
    const airings = Array.from({ length: 5000 }, (_, id) => on(id, '2026-11-16 00:00', '2026-11-23 00:00'));
    const onAir = on(9999, '2026-11-18 12:00', '2026-11-18 12:01');
    const days = weekDays(settled([...airings, onAir], Infinity), shown('UTC', '2026-11-16', 7));
    assert.ok(days.every(({ blocks }) => blocks.length === 12));
    assert.ok(days[2]!.hidden.some(({ airing }) => airing.id === 9999));
    const all = settled([...airings, onAir], Infinity);
    const withIt = weekDays(all, shown('UTC', '2026-11-16', 7), onAir.start_ts);
    assert.ok(withIt[2]!.blocks.some(({ airing }) => airing.id === 9999));
    assert.ok(withIt[2]!.blocks.every(({ lanes }) => lanes === 12));
  });

  it("numbers an airing's blocks from the first visible block", () => {
    const monday = Array.from({ length: 12 }, (_, id) => on(id, '2026-11-16 00:00', '2026-11-16 24:00'));
    const long = on(99, '2026-11-16 23:00', '2026-11-17 03:00');
    const [first, second] = weekDays([...monday, long], shown('UTC', '2026-11-16', 2));
    assert.deepEqual(
      first!.hidden.map(({ airing: { id } }) => id),
      [99],
    );
    assert.deepEqual(
      second!.blocks.map(({ airing: { id }, part }) => [id, part]),
      [[99, 0]],
    );
  });
});

describe('rangeOf', () => {
  it('returns the range that is shown', () => {
    assert.deepEqual(rangeOf(shown('Europe/Berlin', '2026-10-19', 7)), {
      start_ts: utc('2026-10-18 22:00'),
      end_ts: utc('2026-10-25 23:00'),
    });
    assert.deepEqual(rangeOf(shown('Europe/Berlin', '2026-11-16', 1, { fromHour: 6, toHour: 26 })), {
      start_ts: utc('2026-11-16 05:00'),
      end_ts: utc('2026-11-17 01:00'),
    });
  });
});

describe('hoursShown', () => {
  const ROWS: [from: number, to: number, shownFrom: number, shownTo: number, why: string][] = [
    [0, 24, 0, 24, 'a whole day'],
    [6, 22, 6, 22, 'part of a day'],
    [6, 2, 6, 26, 'past midnight'],
    [6, 26, 6, 26, 'past midnight, counted beyond 24'],
    [6, 0, 6, 24, 'until midnight'],
    [6, 6, 6, 30, 'a day that starts at six'],
    [0, 0, 0, 24, 'an empty range: the whole day'],
    [6, 99, 6, 30, 'more than a day'],
    [NaN, NaN, 0, 24, 'no hours given'],
    [8, NaN, 8, 24, 'no end'],
    [NaN, 20, 0, 20, 'no start'],
    [-3, -5, 0, 24, 'below zero'],
    [25, 30, 0, 24, 'a start after the end of the day'],
  ];
  for (const [from, to, fromHour, toHour, why] of ROWS) {
    it(`returns ${from} to ${to} for ${fromHour} to ${toHour} (${why})`, () => {
      assert.deepEqual(hoursShown(from, to), { fromHour, toHour });
    });
  }
});
