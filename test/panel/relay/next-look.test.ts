import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextLook } from '../../../src/panel/relay/next-look.js';
import { noFailures } from '../../../src/sources/retry.js';

describe('the next look at a source', () => {
  it('is fifteen seconds later, or where the play on air should end before', () => {
    for (const [changesAt, due] of [
      [null, 15_000],
      [60_000, 15_000],
      [8000, 9000],
      // It should have changed, and did not.
      [-30_000, 15_000],
      [0, 2000],
    ] as const)
      assert.equal(nextLook(0, changesAt, noFailures), due, String(changesAt));
  });

  it('comes later after each failure, and when the source asks for it', () => {
    const after = (failures: number, retryAfterSeconds = 0) =>
      nextLook(0, 1000, { failures, failedAt: 0, retryAfterSeconds, random: 0.5 });
    assert.deepEqual(
      [after(1), after(2), after(3), after(20), after(1, 600)],
      [5000, 10_000, 20_000, 300_000, 600_000],
    );
  });
});
