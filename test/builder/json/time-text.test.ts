import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeAndDistance } from '../../../src/builder/json/time-text.js';

describe('timeAndDistance', () => {
  const now = Date.parse('2026-11-27T12:00Z');
  for (const [fact, at, text] of [
    ['shows the distance in minutes', '2026-11-27T11:01Z', '11:01 (59 minutes ago)'],
    ['shows the distance in hours', '2026-11-26T13:00Z', '13:00 (23 hours ago)'],
    ['accepts a time in the future', '2026-11-27T15:00Z', '15:00 (in 3 hours)'],
    ['includes the date after a few days', '2026-11-24T12:00Z', '24 Nov 2026, 12:00 (3 days ago)'],
    ['includes the date after a few months', '2026-06-27T12:00Z', '27 Jun 2026, 12:00 (5 months ago)'],
    ['includes the date after a few years', '2019-11-27T12:00Z', '27 Nov 2019, 12:00 (7 years ago)'],
  ] as const)
    it(fact, () => assert.equal(timeAndDistance(Date.parse(at), now, 'en-GB', 'UTC'), text));
});
