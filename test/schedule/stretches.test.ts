import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stretches } from '../../src/schedule/stretches.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import { utc } from './events.js';

function lines(zone: string, from: string, to: string): string[] {
  const at = (ts: number): string => new Date(ts * 1000).toISOString().slice(5, 16).replace('T', ' ');
  return stretches(zoneNamed(zone), utc(from), utc(to)).map(
    ({ start, end, offset }) => `${at(start)} – ${at(end)} ${offset / 3600}`,
  );
}

describe('stretches()', () => {
  it('returns a single stretch if there are no clock changes', () => {
    assert.deepEqual(lines('Asia/Kolkata', '2026-03-01 00:00', '2026-05-01 00:00'), [
      '03-01 00:00 – 05-01 00:00 5.5',
    ]);
  });

  it('splits at the second of each clock change', () => {
    assert.deepEqual(lines('Europe/Berlin', '2026-01-01 00:00', '2026-12-01 07:00'), [
      '01-01 00:00 – 03-29 01:00 1',
      '03-29 01:00 – 10-25 01:00 2',
      '10-25 01:00 – 12-01 07:00 1',
    ]);
    assert.deepEqual(lines('Australia/Lord_Howe', '2026-10-03 00:00', '2026-10-04 00:00'), [
      '10-03 00:00 – 10-03 15:30 10.5',
      '10-03 15:30 – 10-04 00:00 11',
    ]);
  });

  it('splits close to the start or end', () => {
    assert.deepEqual(lines('Europe/Berlin', '2026-03-29 00:59', '2026-03-29 01:01'), [
      '03-29 00:59 – 03-29 01:00 1',
      '03-29 01:00 – 03-29 01:01 2',
    ]);
  });

  it('accepts a clock change at the start or end', () => {
    assert.deepEqual(lines('Europe/Berlin', '2026-03-28 00:00', '2026-03-29 01:00'), [
      '03-28 00:00 – 03-29 01:00 1',
    ]);
    assert.deepEqual(lines('Europe/Berlin', '2026-03-29 01:00', '2026-03-30 00:00'), [
      '03-29 01:00 – 03-30 00:00 2',
    ]);
  });

  it('returns nothing for an empty range', () => {
    assert.deepEqual(lines('Europe/Berlin', '2026-03-28 00:00', '2026-03-28 00:00'), []);
  });
});
