import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBudget } from '../../../../src/panel/playout/relay/budget.js';
import {
  EARLY_POLLS,
  nextPollAt,
  type LastPoll,
} from '../../../../src/panel/playout/relay/polled-station.js';
import { noFailures } from '../../../../src/servers/retry.js';

const HOUR = 3_600_000;

const next = (last: Partial<LastPoll>, changesAt: number | null, retry = noFailures): number =>
  nextPollAt({ at: 0, newPlays: 1, bytes: 0, ...last }, changesAt, retry, createBudget(EARLY_POLLS));

describe('the next poll of a source', () => {
  it('is due within fifteen seconds', () => {
    for (const [changesAt, due] of [
      [null, 15_000],
      [60_000, 15_000],
      [8000, 9000],
      // The play should have ended in the past.
      [-30_000, 15_000],
      [0, 2000],
    ] as const)
      assert.equal(next({}, changesAt), due, String(changesAt));
  });

  it('is delayed after each failure', () => {
    const after = (failures: number, retryAfterSeconds = 0) =>
      next({}, 1000, { failures, failedAt: 0, retryAfterSeconds, random: 0.5 });
    assert.deepEqual(
      [after(1), after(2), after(3), after(20), after(1, 600)],
      [5000, 10_000, 20_000, 300_000, 600_000],
    );
  });

  it('is ten seconds away after several new plays', () => {
    assert.deepEqual(
      [0, 2, 3, 40].map((newPlays) => next({ newPlays }, 0)),
      [2000, 2000, 10_000, 10_000],
    );
  });

  it('is delayed by large responses', () => {
    const MB = 1024 * 1024;
    assert.equal(next({ bytes: 40_000 }, 0), 2000);
    assert.equal(next({ bytes: 2 * MB }, 0), 36_000);
    assert.equal(next({ bytes: 4 * MB }, null, { ...noFailures, failures: 1, failedAt: 0 }), 72_000);
  });

  for (const lengths of [1, 1000, 14_000]) {
    it(`is rarely early for plays of ${lengths} ms`, () => {
      const early = createBudget(EARLY_POLLS);
      let at = 0;
      let polls = 0;
      for (; at < 10 * HOUR; polls += 1)
        at = nextPollAt({ at, newPlays: 1, bytes: 0 }, at + lengths, noFailures, early);
      assert.ok(polls < 10 * 360 + 20, String(polls));
    });
  }

  it('is due a second after the play ends', () => {
    const early = createBudget(EARLY_POLLS);
    let at = 1000;
    for (let end = 60_000; end < 5 * HOUR; end += 60_000) {
      while (at <= end) at = nextPollAt({ at, newPlays: 1, bytes: 0 }, end, noFailures, early);
      assert.equal(at, end + 1000);
    }
  });
});
