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

describe('settled()', () => {
  it('sorts airings by start', () => {
    const given = [
      airing(3, '2026-11-16 12:00', '2026-11-16 13:00'),
      airing(2, '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(1, '2026-11-16 10:00', '2026-11-16 11:00'),
    ];
    const before = structuredClone(given);
    assert.deepEqual(lines(given), ['Event 2 10:00 +120', 'Event 1 10:00 +60', 'Event 3 12:00 +60']);
    assert.deepEqual(given, before);
  });

  it("keeps an airing's colour", () => {
    const [only] = settled([{ ...airing(1, '2026-11-16 10:00', null), color: '#123' }], UNTIL);
    assert.equal(only!.color, '#123');
  });

  it('ends an open-ended airing at the next start', () => {
    const given = [
      airing(1, '2026-11-16 10:00', null),
      airing(2, '2026-11-16 10:00', null),
      airing(3, '2026-11-16 11:30', '2026-11-16 12:00'),
    ];
    assert.deepEqual(lines(given), ['Event 1 10:00 +90', 'Event 2 10:00 +90', 'Event 3 11:30 +30']);
  });

  it('treats an end before the start as missing', () => {
    const given = [
      airing(1, '2026-11-16 10:00', '2026-11-16 09:00'),
      airing(2, '2026-11-16 11:00', '2026-11-16 12:00'),
    ];
    assert.deepEqual(lines(given), ['Event 1 10:00 +60', 'Event 2 11:00 +60']);
  });

  it('ends the last airing at the end of the range', () => {
    assert.deepEqual(lines([airing(1, '2026-11-22 22:00', null)]), ['Event 1 22:00 +120']);
    assert.deepEqual(lines([airing(1, '2026-11-23 02:00', null)]), ['Event 1 02:00 +0']);
  });

  it('ends an airing after a day at most', () => {
    const given = [airing(1, '2026-11-16 10:00', null), airing(2, '2026-11-19 10:00', '2026-11-19 11:00')];
    assert.deepEqual(lines(given), ['Event 1 10:00 +1440', 'Event 2 10:00 +60']);
  });

  it('keeps an airing without a length', () => {
    assert.deepEqual(lines([airing(1, '2026-11-16 10:00', '2026-11-16 10:00')]), ['Event 1 10:00 +0']);
  });

  it('merges an end event with the next airing', () => {
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

  it('finds the next airing among simultaneous airings', () => {
    const given = [
      after('Day mix', '2026-11-16 10:00', null),
      airing(2, '2026-11-16 12:00', '2026-11-16 12:00', { name: 'Gone' }),
      airing(3, '2026-11-16 12:00', '2026-11-16 15:00', { name: 'Day mix' }),
    ];
    assert.deepEqual(lines(given), ['Day mix 10:00 +300', 'Gone 12:00 +0']);
  });

  it('merges two consecutive end events', () => {
    const given = [
      after('Mix', '2026-11-16 10:00', '2026-11-16 11:00'),
      after('Mix', '2026-11-16 11:00', '2026-11-16 12:00'),
      airing(3, '2026-11-16 12:00', '2026-11-16 13:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +180']);
  });

  const APART: [why: string, after: AnyAiring, next: AnyAiring][] = [
    [
      'has a different name',
      after('Night mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:00', '2026-11-16 13:00'),
    ],
    [
      'is of a different kind',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:00', '2026-11-16 13:00', { name: 'Mix', cast_type: 'radioshow' }),
    ],
    [
      'starts later',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 12:01', '2026-11-16 13:00', { name: 'Mix' }),
    ],
    [
      'starts earlier',
      after('Mix', '2026-11-16 10:00', '2026-11-16 12:00'),
      airing(2, '2026-11-16 11:59', '2026-11-16 13:00', { name: 'Mix' }),
    ],
  ];
  for (const [why, end, next] of APART) {
    it(`keeps an end event if the next airing ${why}`, () => {
      const result = settled([end, next], UNTIL);
      assert.deepEqual(
        result.map(({ id, start_ts, end_ts }) => [id, start_ts, end_ts]),
        [end, next].map(({ id, start_ts, end_ts }) => [id, start_ts, end_ts]),
      );
    });
  }

  it("doesn't merge two events with the same name", () => {
    const given = [
      airing(1, '2026-11-16 10:00', '2026-11-16 11:00', { name: 'Mix' }),
      airing(2, '2026-11-16 11:00', '2026-11-16 12:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +60', 'Mix 11:00 +60']);
  });

  it('omits an end event without a length', () => {
    const given = [
      after('Mix', '2026-11-16 10:00', '2026-11-16 10:00'),
      airing(2, '2026-11-16 10:00', '2026-11-16 11:00', { name: 'Mix' }),
    ];
    assert.deepEqual(lines(given), ['Mix 10:00 +60']);
  });

  it('merges the end event of an expanded show', () => {
    const events = [
      once(1, '2026-11-16 08:00', show('10:00', { name: 'Morning', playlist_after_radioshow: 7 })),
      once(2, '2026-11-16 12:00', { name: 'Day mix' }),
    ];
    const station = { ...BERLIN, nameOf: () => 'Day mix' };
    const given = expanded(events, '2026-11-16 00:00', '2026-11-16 23:00', station);
    assert.deepEqual(lines(given), ['Morning 07:00 +120', 'Day mix 09:00 +840']);
  });

  it('accepts thousands of airings', () => {
    const given = Array.from({ length: 5000 }, (_, id) => airing(id, '2026-11-16 10:00', null));
    assert.equal(settled(given, UNTIL).length, 5000);
  });
});
