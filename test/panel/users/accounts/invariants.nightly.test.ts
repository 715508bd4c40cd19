import '../../../kit/nightly.js';
import { describe, it } from 'node:test';
import { runInvariants } from './invariants.js';

describe('accounts under prolonged load', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    it(`keep their limits and owners (seed ${seed})`, async (t) => {
      t.diagnostic(JSON.stringify(await runInvariants(seed, 1500, 16)));
    });
  }
});
