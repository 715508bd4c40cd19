import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dateText, dayOf } from '../../src/schedule/calendar.js';
import { placeOf, weekOf } from '../../src/schedule/week-of.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import { utc } from './events.js';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

describe('weekOf', () => {
  const ROWS: [now: string, zone: string, firstWeekday: number, first: string, why: string][] = [
    ['2026-11-18 12:00', 'UTC', MONDAY, '2026-11-16', 'a Wednesday'],
    ['2026-11-18 12:00', 'UTC', SUNDAY, '2026-11-15', 'weeks from Sunday'],
    ['2026-11-18 12:00', 'UTC', SATURDAY, '2026-11-14', 'weeks from Saturday'],
    ['2026-11-16 00:00', 'UTC', MONDAY, '2026-11-16', 'the first moment'],
    ['2026-11-22 23:59', 'UTC', MONDAY, '2026-11-16', 'the last minute'],
    ['2026-11-22 23:59', 'UTC', SUNDAY, '2026-11-22', 'a Sunday, weeks from Sunday'],
    ['2026-11-22 23:30', 'Europe/Berlin', MONDAY, '2026-11-23', 'Monday already'],
    ['2026-11-23 00:30', 'America/New_York', MONDAY, '2026-11-16', 'Sunday still'],
    ['2026-10-25 22:59', 'Europe/Berlin', MONDAY, '2026-10-19', 'the end of a week of 169 hours'],
    ['2026-10-25 23:00', 'Europe/Berlin', MONDAY, '2026-10-26', 'the week after it'],
    ['1969-12-31 12:00', 'UTC', MONDAY, '1969-12-29', 'before the count begins'],
  ];
  for (const [now, zone, firstWeekday, first, why] of ROWS) {
    it(`begins on ${first} at ${now} in ${zone} (${why})`, () => {
      assert.equal(dateText(weekOf(utc(now), zoneNamed(zone), firstWeekday)), first);
    });
  }
});

describe('placeOf', () => {
  const at = (now: string, zone: string, first: string, count: number, fromHour = 0, toHour = 24) =>
    placeOf(utc(now), { zone: zoneNamed(zone), first: dayOf(first), count, fromHour, toHour, shortest: 5 });

  it('is the column of the day and the minutes from its midnight', () => {
    assert.deepEqual(at('2026-11-18 12:30', 'UTC', '2026-11-16', 7), { column: 2, minute: 750 });
    assert.deepEqual(at('2026-11-18 23:30', 'Europe/Berlin', '2026-11-16', 7), { column: 3, minute: 30 });
  });

  it('follows the wall over both clock changes', () => {
    assert.deepEqual(at('2026-03-29 01:00', 'Europe/Berlin', '2026-03-29', 1), { column: 0, minute: 180 });
    assert.deepEqual(at('2026-10-25 00:30', 'Europe/Berlin', '2026-10-25', 1), { column: 0, minute: 150 });
    assert.deepEqual(at('2026-10-25 01:30', 'Europe/Berlin', '2026-10-25', 1), { column: 0, minute: 150 });
  });

  it('is nowhere before and after the days shown', () => {
    assert.equal(at('2026-11-15 23:59', 'UTC', '2026-11-16', 7), null);
    assert.equal(at('2026-11-23 00:00', 'UTC', '2026-11-16', 7), null);
  });

  it('is nowhere in hours that are not shown', () => {
    assert.equal(at('2026-11-18 05:59', 'UTC', '2026-11-16', 7, 6, 22), null);
    assert.equal(at('2026-11-18 22:00', 'UTC', '2026-11-16', 7, 6, 22), null);
    assert.deepEqual(at('2026-11-18 21:59', 'UTC', '2026-11-16', 7, 6, 22), { column: 2, minute: 1319 });
  });

  it('stands in the column of the day before, past midnight', () => {
    assert.deepEqual(at('2026-11-18 01:00', 'UTC', '2026-11-16', 7, 6, 26), { column: 1, minute: 1500 });
    assert.equal(at('2026-11-18 02:00', 'UTC', '2026-11-16', 7, 6, 26), null);
  });
});
