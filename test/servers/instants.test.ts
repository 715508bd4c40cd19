import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readInstant } from '../../src/servers/instants.js';

describe('a time with its zone', () => {
  it('is read with a T or a space, fractions, and a zone with or without a colon', () => {
    const noon = Date.UTC(2026, 0, 2, 12);
    for (const [text, ms] of [
      ['2026-01-02T12:00:00Z', noon],
      ['2026-01-02T12:00:00+00:00', noon],
      ['2026-01-02 12:00:00.6+00:00', noon + 600],
      ['2026-01-02 12:00:00.123456+00:00', noon + 123],
      ['2026-01-02T13:00:00+01:00', noon],
      ['2026-01-02T13:00:00+0100', noon],
      ['2026-01-02 07:00:00 -0500', noon],
    ] as const)
      assert.equal(readInstant(text), ms, text);
  });

  it('is null without a zone, or if it is invalid', () => {
    for (const text of ['', null, 5, '2026-01-02', '2026-01-02T12:00:00', '2026-13-02T12:00:00Z', 'now'])
      assert.equal(readInstant(text), null, String(text));
  });
});
