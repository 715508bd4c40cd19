import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minuteOf, weekOf } from '../../src/schedule/week-of.js';
import { dateText, dayFrom } from '../../src/schedule/wall-text.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import { utc } from './events.js';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

describe('weekOf', () => {
  const ROWS: [now: string, zone: string, firstWeekday: number, first: string, why: string][] = [
    ['2026-11-18 12:00', 'UTC', MONDAY, '2026-11-16', 'a Wednesday'],
    ['2026-11-18 12:00', 'UTC', SUNDAY, '2026-11-15', 'weeks start on Sunday'],
    ['2026-11-18 12:00', 'UTC', SATURDAY, '2026-11-14', 'weeks start on Saturday'],
    ['2026-11-16 00:00', 'UTC', MONDAY, '2026-11-16', 'the first moment'],
    ['2026-11-22 23:59', 'UTC', MONDAY, '2026-11-16', 'the last minute'],
    ['2026-11-22 23:59', 'UTC', SUNDAY, '2026-11-22', 'a Sunday, weeks start on Sunday'],
    ['2026-11-22 23:30', 'Europe/Berlin', MONDAY, '2026-11-23', 'already Monday'],
    ['2026-11-23 00:30', 'America/New_York', MONDAY, '2026-11-16', 'still Sunday'],
    ['2026-10-25 22:59', 'Europe/Berlin', MONDAY, '2026-10-19', 'the end of a week of 169 hours'],
    ['2026-10-25 23:00', 'Europe/Berlin', MONDAY, '2026-10-26', 'after a week of 169 hours'],
    ['1969-12-31 12:00', 'UTC', MONDAY, '1969-12-29', 'before 1970'],
  ];
  for (const [now, zone, firstWeekday, first, why] of ROWS) {
    it(`returns ${first} for ${now} in ${zone} (${why})`, () => {
      assert.equal(dateText(weekOf(utc(now), zoneNamed(zone), firstWeekday)), first);
    });
  }
});

describe('minuteOf', () => {
  const at = (now: string, zone: string, day: string, fromHour = 0, toHour = 24) =>
    minuteOf(utc(now), dayFrom(day), { zone: zoneNamed(zone), fromHour, toHour });

  it('counts minutes from midnight', () => {
    assert.equal(at('2026-11-18 12:30', 'UTC', '2026-11-18'), 750);
    assert.equal(at('2026-11-18 23:30', 'Europe/Berlin', '2026-11-19'), 30);
  });

  it('follows the wall clock across clock changes', () => {
    assert.equal(at('2026-03-29 01:00', 'Europe/Berlin', '2026-03-29'), 180);
    assert.equal(at('2026-10-25 00:30', 'Europe/Berlin', '2026-10-25'), 150);
    assert.equal(at('2026-10-25 01:30', 'Europe/Berlin', '2026-10-25'), 150);
  });

  it('returns null before and after the day', () => {
    assert.equal(at('2026-11-15 23:59', 'UTC', '2026-11-16'), null);
    assert.equal(at('2026-11-17 00:00', 'UTC', '2026-11-16'), null);
  });

  it("returns null for hours that aren't shown", () => {
    assert.equal(at('2026-11-18 05:59', 'UTC', '2026-11-18', 6, 22), null);
    assert.equal(at('2026-11-18 22:00', 'UTC', '2026-11-18', 6, 22), null);
    assert.equal(at('2026-11-18 21:59', 'UTC', '2026-11-18', 6, 22), 1319);
  });

  it('counts past midnight in the previous column', () => {
    assert.equal(at('2026-11-18 01:00', 'UTC', '2026-11-17', 6, 26), 1500);
    assert.equal(at('2026-11-18 01:00', 'UTC', '2026-11-18', 6, 26), null);
    assert.equal(at('2026-11-18 02:00', 'UTC', '2026-11-17', 6, 26), null);
  });
});
