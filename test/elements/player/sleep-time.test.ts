import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FADE_MS, fadeAt, parseSleepTime, sleepTimeText } from '../../../src/elements/player/sleep-time.js';

const FROM = Date.parse('2026-03-06T12:00:00Z');
const MINUTE = 60_000;
const half = { at: FROM + 30 * MINUTE, from: FROM, choice: '30' };

describe('the stored time of a sleep timer', () => {
  it('round-trips through a string', () => {
    for (const time of [half, { at: FROM + 1, from: FROM, choice: 'show' }])
      assert.deepEqual(parseSleepTime(sleepTimeText(time)), time);
  });

  it('is null for an invalid string', () => {
    for (const text of [
      '',
      'soon',
      '{}',
      ',',
      `${FROM}`,
      `${FROM},${FROM},30`,
      `${FROM},${FROM + 1},30`,
      `Infinity,${FROM},30`,
      `NaN,${FROM},30`,
      `${FROM + 25 * 60 * MINUTE},${FROM},30`,
    ])
      assert.equal(parseSleepTime(text), null, text);
  });

  it('is when the fade ends', () => {
    const shares = [30 * MINUTE, FADE_MS, FADE_MS / 2, FADE_MS / 4, 0, -MINUTE].map((left) =>
      fadeAt(half, half.at - left),
    );
    assert.deepEqual(shares, [1, 1, 0.25, 0.0625, 0, 0]);
  });

  it('a short fade starts at full volume', () => {
    const short = { at: FROM + 4000, from: FROM, choice: 'show' };
    assert.deepEqual(
      [0, 2000, 4000].map((passed) => fadeAt(short, FROM + passed)),
      [1, 0.25, 0],
    );
  });
});
