import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayName } from '../../../src/elements/format/days.js';

const at = (text: string): number => Date.parse(text);
/** Platforms place the comma differently. */
const named = (...requested: Parameters<typeof dayName>): string => dayName(...requested).replace(',', '');

describe('dayName', () => {
  const now = at('2026-11-20T12:00:00Z');

  it('omits the current year', () => {
    assert.equal(named(at('2026-01-02T12:00:00Z'), now, 'en', 'UTC'), 'Friday 2 January');
  });

  it('includes past and future years', () => {
    assert.equal(named(at('2025-11-20T12:00:00Z'), now, 'en', 'UTC'), 'Thursday 20 November 2025');
    assert.equal(named(at('2027-01-01T12:00:00Z'), now, 'de', 'UTC'), 'Freitag 1. Januar 2027');
  });

  it('uses the year of the given zone', () => {
    const eve = at('2026-12-31T22:00:00Z');
    assert.equal(named(eve, now, 'en', 'UTC'), 'Thursday 31 December');
    assert.equal(named(eve, now, 'en', 'Asia/Tokyo'), 'Friday 1 January 2027');
  });
});
