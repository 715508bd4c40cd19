import '../../../kit/nightly.js';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relayDay } from '../../../kit/relay-day.js';

describe('a relay with an unreliable source', () => {
  // Seed 1 with start times is in `day.wire.ts`.
  for (const seed of [2, 3]) {
    it(`stores each play of a day once (seed ${seed})`, async () => {
      const { plays, failures, restarts } = await relayDay(24, seed, true);
      assert.ok(plays > 300 && failures > 100 && restarts > 20);
    });
  }

  for (const seed of [1, 2, 3]) {
    it(`stores no duplicates if start times are missing (seed ${seed})`, async () => {
      const { failures, restarts } = await relayDay(24, seed, false);
      assert.ok(failures > 100 && restarts > 20);
    });
  }
});
