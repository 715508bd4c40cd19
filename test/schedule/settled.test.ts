import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settled, type AnyAiring } from '../../src/schedule/settled.js';
import { airing } from './airings.js';
import { airings as expanded, BERLIN, once, show, utc } from './events.js';

const UNTIL = utc('2026-11-23 00:00');

/** `name HH:MM +minutes`. */
function lines(airings: AnyAiring[]): string[] {
  return settled(airings, UNTIL).map(({ name, start_ts, end_ts }) => {
    return `${name} ${new Date(start_ts * 1000).toISOString().slice(11, 16)} +${(end_ts - start_ts) / 60}`;
  });
}

/** The end event after show 1. */
const after = (name: string, from: string, to: string | null, changes: Partial<AnyAiring> = {}): AnyAiring =>
  airing(null, from, to, { parent_id: 1, name, ...changes });

describe('settled', () => {
  it('puts airings in order, and keeps that of those which begin together', () => {
    const given = [
      airing(3, '2026-11-16 12:00', '2026-11-16 13:00'),
      airing(2, '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(1, '2026-11-16 10:00', '2026-11-16 11:00'),
    ];
    const before = structuredClone(given);
    assert.deepEqual(lines(given), ['Event 2 10:00 +120', 'Event 1 10:00 +60', 'Event 3 12:00 +60']);
    assert.deepEqual(given, before);
  });

  it('keeps whatever else an airing carries', () => {
    const [only] = settled([{ ...airing(1, '2026-11-16 10:00', null), color: '#123' }], UNTIL);
    assert.equal(only!.color, '#123');
  });

  it('takes the next later start for an end that nobody said', () => {
    const given = [
      airing(1, '2026-11-16 10:00', null),
      airing(2, '2026-11-16 10:00', null),
      airing(3, '2026-11-16 11:30', '2026-11-16 12:00'),
    ];
    assert.deepEqual(lines(given), ['Event 1 10:00 +90', 'Event 2 10:00 +90', 'Event 3 11:30 +30']);
  });

  it('takes an end before the start for none', () => {
    const given = [
      airing(1, '2026-11-16 10:00', '2026-11-16 09:00'),
      airing(2, '2026-11-16 11:00', '2026-11-16 12:00'),
    ];
    assert.deepEqual(lines(given), ['Event 1 10:00 +60', 'Event 2 11:00 +60']);
  });

  it('lets the last one without an end last to the end of what was asked for', () => {
    assert.deepEqual(lines([airing(1, '2026-11-22 22:00', null)]), ['Event 1 22:00 +120']);
    assert.deepEqual(lines([airing(1, '2026-11-23 02:00', null)]), ['Event 1 02:00 +0']);
  });

  it('lets nothing without an end last longer than a day', () => {
    const given = [airing(1, '2026-11-16 10:00', null), airing(2, '2026-11-19 10:00', '2026-11-19 11:00')];
    assert.deepEqual(lines(given), ['Event 1 10:00 +1440', 'Event 2 10:00 +60']);
  });

  it('keeps a length of nothing', () => {
    assert.deepEqual(lines([airing(1, '2026-11-16 10:00', '2026-11-16 10:00')]), ['Event 1 10:00 +0']);
  });

  it('makes one of an end event and what goes on with it', () => {
    const given = [
      airing(1, '2026-11-16 08:00', '2026-11-16 10:00', { name: 'Morning', cast_type: 'radioshow' }),
      after('Day mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:00', '2026-11-16 15:00', { name: 'Day mix' }),
    ];
    assert.deepEqual(lines(given), ['Morning 08:00 +120', 'Day mix 10:00 +300']);
    assert.deepEqual(
      settled(given, UNTIL).map(({ id }) => id),
      [1, 2],
    );
  });

  it('finds what goes on among all that begins as the end event ends', () => {
    const given = [
      after('Day mix', '2026-11-16 10:00', null),
      airing(2, '2026-11-16 12:00', '2026-11-16 12:00', { name: 'Gone' }),
      airing(3, '2026-11-16 12:00', '2026-11-16 15:00', { name: 'Day mix' }),
    ];
    assert.deepEqual(lines(given), ['Day mix 10:00 +300', 'Gone 12:00 +0']);
  });

  it('makes one of two end events in a row', () => {
    const given = [
      after('Mix', '2026-11-16 10:00', '2026-11-16 11:00'),
      after('Mix', '2026-11-16 11:00', '2026-11-16 12:00'),
      airing(3, '2026-11-16 12:00', '2026-11-16 13:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +180']);
  });

  const APART: [why: string, after: AnyAiring, next: AnyAiring][] = [
    [
      'is called otherwise',
      after('Night mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:00', '2026-11-16 13:00'),
    ],
    [
      'is of another kind',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:00', '2026-11-16 13:00', { name: 'Mix', cast_type: 'radioshow' }),
    ],
    [
      'begins later',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:01', '2026-11-16 13:00', { name: 'Mix' }),
    ],
    [
      'begins earlier',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 11:59', '2026-11-16 13:00', { name: 'Mix' }),
    ],
  ];
  for (const [why, end, next] of APART) {
    it(`leaves an end event by itself where what follows ${why}`, () => {
      const result = settled([end, next], UNTIL);
      assert.deepEqual(
        result.map(({ id, start_ts, end_ts }) => [id, start_ts, end_ts]),
        [end, next].map(({ id, start_ts, end_ts }) => [id, start_ts, end_ts]),
      );
    });
  }

  it('makes nothing of two events that are called alike', () => {
    const given = [
      airing(1, '2026-11-16 10:00', '2026-11-16 11:00', { name: 'Mix' }),
      airing(2, '2026-11-16 11:00', '2026-11-16 12:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +60', 'Mix 11:00 +60']);
  });

  it('leaves out an end event that lasts no time', () => {
    const given = [
      after('Mix', '2026-11-16 10:00', '2026-11-16 10:00'),
      airing(2, '2026-11-16 10:00', '2026-11-16 11:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +60']);
  });

  it('takes what the room itself makes of a show and the playlist after it', () => {
    const events = [
      once(1, '2026-11-16 08:00', show('10:00', { name: 'Morning', playlist_after_radioshow: 7 })),
      once(2, '2026-11-16 12:00', { name: 'Day mix' }),
    ];
    const station = { ...BERLIN, nameOf: () => 'Day mix' };
    const given = expanded(events, '2026-11-16 00:00', '2026-11-16 23:00', station);
    assert.deepEqual(lines(given), ['Morning 07:00 +120', 'Day mix 09:00 +840']);
  });

  it('puts thousands of airings in order', () => {
    const given = Array.from({ length: 5000 }, (_, id) => airing(id, '2026-11-16 10:00', null));
    assert.equal(settled(given, UNTIL).length, 5000);
  });
});
