import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GridEventRecord } from '../../src/contract/records.js';
import { expandGrid, isGridSeconds, type GridStation } from '../../src/schedule/expand-grid.js';
import { airings, BERLIN, line, lines, once, show, utc, UTC, weekly } from './events.js';

describe('expandGrid, rule 2: repetition', () => {
  it('repeats an event on its weekdays', () => {
    const events = [weekly(1, '10:00', show('11:00'), '136')];
    assert.deepEqual(lines(events, '2026-06-01 00:00', '2026-06-08 00:00'), [
      '1 06-01 10:00 +60',
      '1 06-03 10:00 +60',
      '1 06-06 10:00 +60',
    ]);
  });

  it('counts every seven days as a week', () => {
    // March 2026 has five Sundays: 1, 8, 15, 22, 29.
    const days = ['1', '2', '3', '4'].map((week) =>
      lines([weekly(1, '10:00', show('11:00'), '7', week)], '2026-03-01 00:00', '2026-04-01 00:00').map(
        (text) => text.slice(5, 7),
      ),
    );
    assert.deepEqual(days, [['01'], ['08'], ['15'], ['22', '29']]);
  });

  it('repeats events forever', () => {
    const dates = { start_date: '2026-06-02', finish_date: '2026-06-02' };
    assert.equal(
      airings([weekly(1, '10:00', show('11:00', dates))], '2026-06-01 00:00', '2026-07-01 00:00').length,
      30,
    );
  });

  it('repeats daily if all weekdays and weeks are set', () => {
    const found = airings([weekly(1, '10:00', show('11:00'), '4')], '2026-01-01 00:00', '2027-01-01 00:00');
    assert.equal(found.length, 53);
  });

  it('returns nothing for an event without weekdays', () => {
    const day: [string, string] = ['2026-06-01 00:00', '2026-06-02 00:00'];
    assert.deepEqual(lines([], ...day), []);
    assert.deepEqual(lines([weekly(1, '10:00', {}, '')], ...day), []);
    assert.deepEqual(lines([weekly(1, '10:00', {}, '1', '')], ...day), []);
    assert.deepEqual(lines([weekly(1, '10:00')], day[0], day[0]), []);
    assert.deepEqual(lines([weekly(1, '10:00')], day[1], day[0]), []);
  });

  it('includes airings that overlap the range', () => {
    const events = [
      once(1, '2026-06-01 08:00', show('10:00')),
      once(2, '2026-06-01 10:00', show('11:00')),
      once(3, '2026-06-01 12:00', show('13:00')),
    ];
    assert.deepEqual(lines(events, '2026-06-01 09:59', '2026-06-01 10:00'), ['1 06-01 08:00 +120']);
    assert.deepEqual(lines(events, '2026-06-01 10:00', '2026-06-01 12:00'), ['2 06-01 10:00 +60']);
    assert.deepEqual(lines(events, '2026-06-01 11:00', '2026-06-01 12:00'), []);
  });

  it('keeps an old airing if nothing follows it', () => {
    assert.deepEqual(lines([once(1, '2020-02-29 10:00')], '2026-06-01 00:00', '2026-06-02 00:00').length, 1);
  });

  it("reads times in the event's zone", () => {
    const own = once(1, '2026-06-01 10:00', { timezone: 'America/New_York' });
    const stations = once(2, '2026-06-01 10:00');
    const unknown = once(3, '2026-06-01 11:00', { timezone: 'Mars/Olympus' });
    const found = airings([own, stations, unknown], '2026-06-01 00:00', '2026-06-02 00:00', BERLIN);
    assert.deepEqual(
      found.map((airing) => [line(airing).slice(0, 13), airing.local_time, airing.timezone]),
      [
        ['2 06-01 08:00', '10:00:00', 'Europe/Berlin'],
        ['3 06-01 09:00', '11:00:00', 'Mars/Olympus'],
        ['1 06-01 14:00', '16:00:00', 'America/New_York'],
      ],
    );
  });

  it('omits events with an unreadable date or time', () => {
    const broken = [
      once(1, 'soon 10:00'),
      { ...once(2, '2026-06-01 10:00'), start_date: null },
      { ...weekly(3, '10:00'), start_time: 'noon' },
    ];
    assert.deepEqual(lines(broken, '2026-06-01 00:00', '2026-06-02 00:00'), []);
  });
});

describe('expandGrid, rule 3: end times', () => {
  for (const cast_type of ['playlist', 'rotation', 'relay'] as const) {
    it(`ends a ${cast_type} at the next start`, () => {
      const first = once(1, '2026-06-01 10:00', { cast_type, finish_time: '11:00:00' });
      const found = airings([first, once(2, '2026-06-03 09:00')], '2026-06-01 00:00', '2026-06-02 00:00');
      assert.deepEqual(found.map(line), ['1 06-01 10:00 +2820']);
      assert.deepEqual([found[0]?.finish_date, found[0]?.finish_time], ['2026-06-03', '09:00:00']);
    });
  }

  it('ends a radioshow at its finish time', () => {
    const events = [
      once(1, '2026-06-01 10:00', show('11:00')),
      once(2, '2026-06-01 12:00', show('14:00')),
      once(3, '2026-06-01 13:00', show('14:00')),
    ];
    assert.deepEqual(lines(events, '2026-06-01 00:00', '2026-06-02 00:00'), [
      '1 06-01 10:00 +60',
      '2 06-01 12:00 +60',
      '3 06-01 13:00 +60',
    ]);
  });

  it('ends an endless radioshow at the next start', () => {
    const events = [once(1, '2026-06-01 10:00', show(null)), once(2, '2026-06-01 12:00', show('13:00'))];
    assert.equal(lines(events, '2026-06-01 00:00', '2026-06-02 00:00')[0], '1 06-01 10:00 +120');
  });

  it('lets airings continue past midnight', () => {
    const late = once(1, '2026-06-01 23:00', show('01:00'));
    assert.deepEqual(lines([late], '2026-06-02 00:00', '2026-06-03 00:00'), ['1 06-01 23:00 +120']);
    const day = once(1, '2026-06-01 10:00', show('10:00'));
    assert.deepEqual(lines([day], '2026-06-02 00:00', '2026-06-03 00:00'), ['1 06-01 10:00 +1440']);
    const long = once(1, '2026-06-01 10:00', show('12:00', { finish_date: '2026-06-03' }));
    assert.deepEqual(lines([long], '2026-06-03 00:00', '2026-06-04 00:00'), ['1 06-01 10:00 +3000']);
    const sameDate = once(1, '2026-06-01 23:00', show('01:00', { finish_date: '2026-06-01' }));
    assert.deepEqual(lines([sameDate], '2026-06-02 00:00', '2026-06-03 00:00'), ['1 06-01 23:00 +120']);
  });

  it('searches for the next start for 60 days', () => {
    const first = once(1, '2026-06-01 10:00');
    const day: [string, string] = ['2026-06-01 00:00', '2026-06-02 00:00'];
    // 60 days after the end of the range is 1 August, midnight.
    assert.deepEqual(lines([first, once(2, '2026-08-01 00:00')], ...day), [
      `1 06-01 10:00 +${60 * 24 * 60 + 840}`,
    ]);
    assert.deepEqual(lines([first, once(2, '2026-08-01 00:01')], ...day), ['1 06-01 10:00 +840']);
  });

  it('ends the last airing at the end of the range', () => {
    const day: [string, string] = ['2026-06-01 00:00', '2026-06-02 00:00'];
    assert.deepEqual(lines([once(1, '2026-06-01 10:00', { finish_time: '11:00:00' })], ...day), [
      '1 06-01 10:00 +840',
    ]);
    assert.deepEqual(lines([once(1, '2026-06-01 10:00', { finish_time: '09:00:00' })], ...day), [
      '1 06-01 10:00 +1380',
    ]);
  });
});

describe('expandGrid, rule 4: after a radioshow', () => {
  const after = { playlist_after_radioshow: 5, color2: '#445566', allow_song_requests_after: true };
  const day: [string, string] = ['2026-06-01 00:00', '2026-06-02 00:00'];

  it('adds an event until the next start', () => {
    const events = [
      once(1, '2026-06-01 10:00', show('11:00', after)),
      once(2, '2026-06-01 15:00', show('16:00')),
    ];
    const station: GridStation = { ...UTC, nameOf: (kind, id) => `${kind} ${id}` };
    const [shown, added] = airings(events, ...day, station);
    assert.equal(line(added!), '>1 06-01 11:00 +240');
    assert.deepEqual(added, {
      ...shown,
      id: null,
      parent_id: 1,
      name: 'playlist 5',
      periodicity: 'onetime',
      cast_type: 'playlist',
      playlist: 5,
      playlist_after_radioshow: null,
      start_date: '2026-06-01',
      start_time: '11:00:00',
      finish_date: '2026-06-01',
      finish_time: '15:00:00',
      local_time: '11:00:00',
      color: '#445566',
      color2: null,
      allow_jingles: false,
      allow_song_requests: true,
      start_ts: utc('2026-06-01 11:00'),
      start_ts_utc_readable: '2026-06-01T11:00:00Z',
      end_ts: utc('2026-06-01 15:00'),
    });
  });

  it("gives the end event the show's name", () => {
    const [, added] = airings(
      [once(1, '2026-06-01 10:00', show('11:00', { rotation_after_radioshow: 9 }))],
      ...day,
    );
    assert.deepEqual(
      [added?.cast_type, added?.rotation, added?.playlist, added?.name, added?.color],
      ['rotation', 9, null, 'Event 1', '#112233'],
    );
  });

  it('keeps the end event of an earlier show', () => {
    const events = [once(1, '2026-05-31 10:00', show('11:00', after))];
    assert.deepEqual(lines(events, ...day), ['>1 05-31 11:00 +2220']);
  });

  it('omits the end event if another event follows', () => {
    const next = once(2, '2026-06-01 11:00', show('12:00'));
    for (const changes of [show('11:00', after), show(null, after), { ...after, finish_time: '10:30:00' }]) {
      assert.equal(lines([once(1, '2026-06-01 10:00', changes), next], ...day).length, 2);
    }
  });
});

describe('expandGrid, rule 5: onetime over periodic', () => {
  const day: [string, string] = ['2026-06-01 00:00', '2026-06-02 00:00'];

  it('drops only the periodic airing with the same start', () => {
    const events = [
      weekly(1, '10:00', show('11:00')),
      weekly(2, '10:30', show('11:00')),
      once(3, '2026-06-01 10:00', show('12:00')),
    ];
    assert.deepEqual(lines(events, ...day), ['3 06-01 10:00 +30', '2 06-01 10:30 +30']);
  });

  it('compares actual times regardless of zones', () => {
    const moved = [weekly(1, '02:30', show('05:00')), once(2, '2026-03-29 03:30', show('05:00'))];
    assert.deepEqual(lines(moved, '2026-03-29 00:00', '2026-03-29 12:00', BERLIN), ['2 03-29 01:30 +90']);
    const zones = [
      weekly(1, '10:00', show('11:00', { timezone: 'Europe/Berlin' })),
      once(2, '2026-06-01 04:00', show('05:00', { timezone: 'America/New_York' })),
    ];
    assert.deepEqual(lines(zones, ...day), ['2 06-01 08:00 +60']);
  });

  it('sorts simultaneous events by id', () => {
    const events = [once(9, '2026-06-01 10:00', show('11:00')), once(4, '2026-06-01 10:00', show('11:00'))];
    assert.deepEqual(lines(events, ...day), ['4 06-01 10:00 +0', '9 06-01 10:00 +60']);
  });
});

describe('expandGrid input', () => {
  it("doesn't mutate the events", () => {
    const events = [Object.freeze(weekly(1, '10:00')), Object.freeze(once(2, '2026-06-01 10:00'))];
    assert.equal(
      lines(Object.freeze(events) as GridEventRecord[], '2026-06-01 00:00', '2026-06-02 00:00').length,
      2,
    );
  });

  it('throws for an unknown zone', () => {
    assert.throws(
      () => airings([], '2026-06-01 00:00', '2026-06-02 00:00', { zone: 'Mars/Olympus' }),
      /Mars/,
    );
    for (const ts of [NaN, Infinity, 0.5, 1e15, -1e15]) {
      assert.equal(isGridSeconds(ts), false);
      assert.throws(() => expandGrid([], { start_ts: ts, end_ts: 0 }, UTC), /whole Unix seconds/);
    }
    assert.equal(isGridSeconds(0), true);
  });
});
