import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readInstant, readPlayLength, readStart } from '../../src/servers/instants.js';

describe('readInstant', () => {
  it('accepts several ISO formats', () => {
    const noon = Date.UTC(2026, 0, 2, 12);
    for (const [text, ms] of [
      ['2026-01-02T12:00:00Z', noon],
      ['2026-01-02T12:00:00+00:00', noon],
      ['2026-01-02 12:00:00.6+00:00', noon + 600],
      ['2026-01-02 12:00:00.123456+00:00', noon + 123],
      ['2026-01-02T13:00:00+01:00', noon],
      ['2026-01-02T13:00:00+0100', noon],
      ['2026-01-02 07:00:00 -0500', noon],
      ['2026-01-02 12:00:00.000000+00', noon],
      ['2026-01-02T12:00Z', noon],
      ['2026-01-02 12:00:00 UTC', noon],
    ] as const)
      assert.equal(readInstant(text), ms, text);
  });

  it('returns null for a time without a zone', () => {
    for (const text of ['', null, 5, '2026-01-02', '2026-01-02T12:00:00', '2026-13-02T12:00:00Z', 'now'])
      assert.equal(readInstant(text), null, String(text));
  });
});

describe('readStart', () => {
  it('accepts a date or a Unix time', () => {
    const noon = Date.UTC(2026, 0, 2, 12);
    for (const value of [
      '2026-01-02T12:00:00Z',
      '2026-01-02 13:00:00+0100',
      '2026-01-02 12:00:00',
      '2026-01-02T12:00:00.000',
      noon / 1000,
      String(noon / 1000),
      noon,
      String(noon),
      noon * 1000,
    ])
      assert.equal(readStart(value), noon, String(value));
    assert.equal(readStart(noon / 1000 + 0.5), noon + 500);
  });

  it('returns null for invalid start times', () => {
    for (const value of [null, undefined, '', 0, -5, 'now', '2026-01-02', [], {}, true, { toString: 1 }])
      assert.equal(readStart(value), null, JSON.stringify(value));
  });
});

describe('readPlayLength', () => {
  it('accepts seconds, milliseconds and minutes', () => {
    for (const [value, ms] of [
      [240, 240_000],
      ['240.5', 240_500],
      [240_500, 240_500],
      ['4:00', 240_000],
      ['04:00.5', 240_500],
      ['00:04:00', 240_000],
      ['1:04:00', 3_840_000],
      [43_200, 43_200_000],
    ] as const)
      assert.equal(readPlayLength(value), ms, String(value));
    for (const value of [0, -1, '', null, 'x', [240]])
      assert.equal(readPlayLength(value), null, String(value));
  });
});
