import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GridEventRecord } from '../../src/contract/records.js';
import { checkEvent } from '../../src/schedule/check-event.js';
import { once, show, weekly } from './events.js';

const BUSY = { non_field_errors: ['time_slot_busy'] };

const check = (event: GridEventRecord, ...others: GridEventRecord[]) =>
  checkEvent(event, others, 'Europe/Berlin');

describe('checkEvent', () => {
  it('returns no error for a single event', () => {
    assert.deepEqual(check(weekly(1, '10:00')), {});
    assert.deepEqual(check(once(1, '2026-06-01 10:00')), {});
  });

  it('requires weekdays only for periodic events', () => {
    assert.deepEqual(check(weekly(1, '10:00', {}, '')), { wd_mon: ['repeat_week_days_not_set'] });
    assert.deepEqual(check(weekly(1, '10:00', {}, '1', '')), { week_1: ['repeat_weeks_not_set'] });
    assert.deepEqual(check(weekly(1, '10:00', { playlist: null }, '', '')), {
      wd_mon: ['repeat_week_days_not_set'],
      week_1: ['repeat_weeks_not_set'],
      playlist: ['playlist_required'],
    });
  });

  it('requires a playlist for a playlist event', () => {
    assert.deepEqual(check(once(1, '2026-06-01 10:00', { playlist: null })), {
      playlist: ['playlist_required'],
    });
    for (const cast_type of ['radioshow', 'relay', 'rotation'] as const) {
      assert.deepEqual(check(once(1, '2026-06-01 10:00', { cast_type, playlist: null })), {});
    }
  });
});

describe('checkEvent: time_slot_busy', () => {
  /** The event to store, the stored one, and whether both conflict. */
  const CASES: [title: string, event: GridEventRecord, stored: GridEventRecord, busy: boolean][] = [
    [
      'onetime events at the same date and time',
      once(1, '2026-06-01 10:00'),
      once(2, '2026-06-01 10:00', show('11:00')),
      true,
    ],
    ['onetime events at different times', once(1, '2026-06-01 10:00'), once(2, '2026-06-01 10:01'), false],
    ['onetime events on different dates', once(1, '2026-06-01 10:00'), once(2, '2026-06-02 10:00'), false],
    [
      'periodic events with a common weekday and week',
      weekly(1, '10:00', {}, '12', '34'),
      weekly(2, '10:00', {}, '23', '4'),
      true,
    ],
    [
      'periodic events without a common weekday',
      weekly(1, '10:00', {}, '12'),
      weekly(2, '10:00', {}, '34'),
      false,
    ],
    [
      'periodic events without a common week',
      weekly(1, '10:00', {}, '1', '12'),
      weekly(2, '10:00', {}, '1', '34'),
      false,
    ],
    ['periodic events at different times', weekly(1, '10:00'), weekly(2, '10:30'), false],
    ['a onetime and a periodic event', weekly(1, '10:00'), once(2, '2026-06-01 10:00'), false],
    ['events on different servers', weekly(1, '10:00'), weekly(2, '10:00', { server: 2 }), false],
    ['an update of the stored event itself', weekly(1, '10:00'), weekly(1, '10:00'), false],
    [
      'events in a zone and in its alias',
      weekly(1, '10:00', { timezone: 'Asia/Kolkata' }),
      weekly(2, '10:00', { timezone: 'Asia/Calcutta' }),
      true,
    ],
    [
      'an event in the default zone',
      weekly(1, '10:00'),
      weekly(2, '10:00', { timezone: 'Europe/Berlin' }),
      true,
    ],
    [
      'periodic events in different zones',
      weekly(1, '10:00'),
      weekly(2, '10:00', { timezone: 'Asia/Tokyo' }),
      false,
    ],
    [
      'onetime events at the same instant',
      once(1, '2026-06-01 10:00'),
      once(2, '2026-06-01 17:00', { timezone: 'Asia/Tokyo' }),
      true,
    ],
    [
      'onetime events at the same wall time',
      once(1, '2026-06-01 10:00'),
      once(2, '2026-06-01 10:00', { timezone: 'Asia/Tokyo' }),
      false,
    ],
  ];
  for (const [title, event, stored, busy] of CASES) {
    it(`is ${busy ? 'set' : 'not set'} for ${title}`, () => {
      assert.deepEqual(check(event, stored), busy ? BUSY : {});
    });
  }

  it('is set for a new event without an id', () => {
    assert.deepEqual(check({ ...weekly(1, '10:00'), id: null }, weekly(2, '10:00')), BUSY);
  });

  it("isn't set for unreadable dates or times", () => {
    const undated = { ...once(1, '2026-06-01 10:00'), start_date: null };
    assert.deepEqual(check(undated, { ...undated, id: 2 }), {});
    assert.deepEqual(check({ ...weekly(1, '10:00'), start_time: 'x' }, weekly(2, '10:00')), {});
  });
});
