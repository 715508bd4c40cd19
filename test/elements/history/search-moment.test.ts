import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  timestampOf,
  wallTimeAt,
  cityOfZone,
  shownZone,
} from '../../../src/elements/history/search-moment.js';

const berlin = shownZone('Europe/Berlin');

describe('timestampOf and wallTimeAt', () => {
  for (const [date, time, zone, moment] of [
    ['2026-11-20', '14:05', 'Europe/Berlin', '2026-11-20T13:05:00Z'],
    ['2026-07-20', '14:05', 'Europe/Berlin', '2026-07-20T12:05:00Z'],
    ['2026-11-20', '14:05', 'Asia/Kathmandu', '2026-11-20T08:20:00Z'],
    ['2026-11-20', '00:00', 'America/New_York', '2026-11-20T05:00:00Z'],
    // Clocks go forward from 02:00 to 03:00.
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    // Clocks go back from 03:00 to 02:00.
    ['2026-10-25', '01:30', 'Europe/Berlin', '2026-10-24T23:30:00Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00Z'],
  ] as const) {
    it(`${date} ${time} in ${zone} is ${moment}`, () => {
      assert.equal(timestampOf({ date, time }, shownZone(zone)), Date.parse(moment));
    });
  }

  for (const [date, time] of [
    ['', ''],
    ['2026-11-20', ''],
    ['', '14:05'],
    ['20.11.2026', '14:05'],
    ['2026-13-45', '14:05'],
    ['2026-11-20', '2 pm'],
    ['275760-09-13', '14:05'],
  ] as const) {
    it(`timestampOf returns NaN for "${date}" and "${time}"`, () => {
      assert.ok(isNaN(timestampOf({ date, time }, berlin)));
    });
  }

  it('wallTimeAt returns the local date and time', () => {
    assert.deepEqual(wallTimeAt(Date.parse('2026-11-20T23:05:59Z'), berlin), {
      date: '2026-11-21',
      time: '00:05',
    });
  });
});

describe('shownZone and cityOfZone', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

  it('shownZone returns the configured zone', () =>
    assert.equal(shownZone('Asia/Kathmandu').name, 'Asia/Kathmandu'));

  it("shownZone falls back to the visitor's zone", () => {
    for (const requested of [undefined, '', 'Moon/Base']) assert.equal(shownZone(requested).name, own);
  });

  it('cityOfZone returns the city of another zone', () => {
    assert.equal(cityOfZone(shownZone(own)), '');
    assert.equal(cityOfZone(shownZone('America/Argentina/Buenos_Aires')), 'Buenos Aires');
  });
});
