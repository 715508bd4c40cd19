import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isZone, zoneNamed } from '../../src/schedule/zone.js';
import { utc } from './events.js';

/** Zone, wall time, the expected time in UTC, and why. */
const WALLS: [zone: string, wall: string, moment: string, why: string][] = [
  ['Europe/Berlin', '2026-01-15 12:00', '2026-01-15 11:00', 'winter'],
  ['Europe/Berlin', '2026-07-15 12:00', '2026-07-15 10:00', 'summer'],
  ['Europe/Berlin', '2026-03-29 01:59', '2026-03-29 00:59', 'the last minute before the change'],
  ['Europe/Berlin', '2026-03-29 02:00', '2026-03-29 01:00', 'skipped: moves forward'],
  ['Europe/Berlin', '2026-03-29 02:30', '2026-03-29 01:30', 'skipped: moves forward'],
  ['Europe/Berlin', '2026-03-29 03:00', '2026-03-29 01:00', 'the first minute after the change'],
  ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25 00:30', 'repeated: the first occurrence'],
  ['Europe/Berlin', '2026-10-25 03:00', '2026-10-25 02:00', 'after both occurrences'],
  ['America/New_York', '2026-03-08 02:30', '2026-03-08 07:30', 'skipped: moves forward'],
  ['America/New_York', '2026-11-01 01:30', '2026-11-01 05:30', 'repeated: the first occurrence'],
  ['America/New_York', '2026-11-01 02:00', '2026-11-01 07:00', 'after both occurrences'],
  ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03 15:45', 'half an hour skipped'],
  ['Australia/Lord_Howe', '2026-10-04 02:30', '2026-10-03 15:30', 'after the skipped half hour'],
  ['Australia/Lord_Howe', '2026-04-05 01:45', '2026-04-04 14:45', 'half an hour repeated'],
  ['Australia/Lord_Howe', '2026-04-05 02:00', '2026-04-04 15:30', 'after the repeated half hour'],
  ['Asia/Kolkata', '2026-03-29 02:30', '2026-03-28 21:00', 'no clock changes'],
  ['Pacific/Apia', '2011-12-29 23:59', '2011-12-30 09:59', 'before the skipped day'],
  ['Pacific/Apia', '2011-12-30 12:00', '2011-12-30 22:00', 'on the skipped day: moves forward by a day'],
  ['Pacific/Apia', '2011-12-31 12:00', '2011-12-30 22:00', 'after the skipped day'],
  ['Pacific/Apia', '2020-09-27 03:30', '2020-09-26 14:30', 'skipped: moves forward'],
  ['Pacific/Apia', '2021-04-04 03:30', '2021-04-03 13:30', 'repeated: the first occurrence'],
  ['Pacific/Apia', '2021-10-01 03:30', '2021-09-30 14:30', 'after summer time was abolished'],
  ['America/Sao_Paulo', '2018-11-04 00:00', '2018-11-04 03:00', 'a midnight that is skipped'],
];

describe('zoneNamed', () => {
  for (const [zone, wall, moment, why] of WALLS) {
    it(`reads ${wall} in ${zone} as ${moment} UTC (${why})`, () => {
      assert.equal(zoneNamed(zone).unixAt(utc(wall)), utc(moment));
    });
  }

  it("matches the platform's time in every zone", () => {
    const moments = fc.integer({ min: utc('1950-01-01 00:00'), max: utc('2037-12-31 00:00') });
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const property = fc.property(zones, moments, (name, ts) => {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: name,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const shown = Date.parse(`${format.format(ts * 1000).replace(' ', 'T')}Z`) / 1000;
      const zone = zoneNamed(name);
      assert.equal(zone.wallAt(ts), shown);
      // Either this exact time, or the first of two with the same wall time.
      const meant = zone.unixAt(shown);
      assert.ok(meant === ts || (meant < ts && zone.wallAt(meant) === shown));
    });
    fc.assert(property, { seed: 20261120, numRuns: 1000 });
  });

  it('throws for an unsupported zone', () => {
    assert.throws(() => zoneNamed('Mars/Olympus'), { name: 'RangeError', message: /Mars\/Olympus/ });
    assert.equal(isZone('Mars/Olympus'), false);
    assert.equal(isZone(''), false);
    assert.equal(isZone('Asia/Kolkata'), true);
  });
});
