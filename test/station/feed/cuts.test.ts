import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CUTS_COUNT, cutsAmong } from '../../../src/station/feed/cuts.js';

/** Plays of 100 s, newest first. The one at `index` lasted `seconds`. */
function history(count: number, index = -1, seconds = 100): { ts: number; length: number | null }[] {
  let ts = 1_800_000_000_000;
  return Array.from({ length: count }, (_, each) => {
    // The newest is on air, so its duration is unknown.
    if (each > 0) ts -= (each === index ? seconds : 100) * 1000;
    return { ts, length: 100_000 };
  });
}

describe('cutsAmong', () => {
  it('finds no cut if every track ended normally', () => {
    assert.equal(cutsAmong(history(100)), false);
  });

  it('finds a track that was cut early', () => {
    assert.equal(cutsAmong(history(100, 1, 89)), true);
    assert.equal(cutsAmong(history(100, 99, 89)), true);
  });

  it('ignores a 10-second fade', () => {
    assert.equal(cutsAmong(history(100, 5, 90)), false);
  });

  it('ignores a track that ran past its length', () => {
    assert.equal(cutsAmong(history(100, 5, 500)), false);
  });

  it('searches only the newest 100 records', () => {
    assert.equal(cutsAmong(history(300, CUTS_COUNT, 10)), false);
    assert.equal(cutsAmong(history(300, CUTS_COUNT - 1, 10)), true);
  });

  it('ignores plays without a length', () => {
    const live = history(5, 3, 1).map(({ ts }) => ({ ts, length: null }));
    assert.equal(cutsAmong(live), false);
  });

  it('finds no cuts among fewer than two records', () => {
    assert.equal(cutsAmong([]), false);
    assert.equal(cutsAmong(history(1)), false);
  });
});
