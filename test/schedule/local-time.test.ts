import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localTimeOf, unixFromWall } from '../../src/schedule/local-time.js';
import { once, utc, weekly } from './events.js';

describe('unixFromWall', () => {
  it("reads seconds as the station's wall time", () => {
    assert.equal(unixFromWall(utc('2026-06-01 10:00'), 'Europe/Berlin'), utc('2026-06-01 08:00'));
    assert.equal(unixFromWall(utc('2026-01-01 10:00'), 'Asia/Kolkata'), utc('2026-01-01 04:30'));
  });

  it('resolves skipped and repeated times', () => {
    assert.equal(unixFromWall(utc('2026-03-29 02:30'), 'Europe/Berlin'), utc('2026-03-29 01:30'));
    assert.equal(unixFromWall(utc('2026-10-25 02:30'), 'Europe/Berlin'), utc('2026-10-25 00:30'));
  });
});

describe('localTimeOf', () => {
  const now = utc('2026-06-01 00:00');
  const newYork = { timezone: 'America/New_York' };

  it("returns the start time in the station's zone", () => {
    assert.equal(localTimeOf(weekly(1, '10:00'), 'Europe/Berlin', now), '10:00:00');
  });

  it('converts the start of a onetime event', () => {
    assert.equal(localTimeOf(once(1, '2020-01-01 10:00', newYork), 'Europe/Berlin', now), '16:00:00');
    // Between the two clock changes of spring, the zones are an hour closer.
    assert.equal(localTimeOf(once(1, '2030-03-20 10:00', newYork), 'Europe/Berlin', now), '15:00:00');
  });

  it('converts the next start of a recurring event', () => {
    assert.equal(localTimeOf(weekly(1, '10:00', newYork), 'Europe/Berlin', now), '16:00:00');
    assert.equal(
      localTimeOf(weekly(1, '10:00', newYork), 'Europe/Berlin', utc('2026-03-20 00:00')),
      '15:00:00',
    );
  });

  it('returns the start of an event without airings', () => {
    const never = { ...once(1, '2026-06-01 10:00', newYork), start_date: null };
    assert.equal(localTimeOf(never, 'Europe/Berlin', now), '10:00:00');
    assert.equal(localTimeOf(weekly(1, '10:00', newYork, ''), 'Europe/Berlin', now), '10:00:00');
  });
});
