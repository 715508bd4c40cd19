import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runFuzz } from '../panel/fuzz/run.js';

/** Another seed for another storm: `FUZZ_SEED=2 FUZZ_COUNT=100000`. */
const { FUZZ_SEED = 'long', FUZZ_COUNT = '24000' } = process.env;

describe('a panel in a long storm', () => {
  it(`answers ${FUZZ_COUNT} odd requests without a 500, in time, and is itself afterwards`, async (t) => {
    const { statuses, neverDone, milliseconds } = await runFuzz(FUZZ_SEED, Number(FUZZ_COUNT));
    assert.deepEqual(neverDone, [], 'the storm gets deep everywhere');
    t.diagnostic(`${JSON.stringify(statuses)} in ${Math.round(milliseconds)} ms`);
  });
});
