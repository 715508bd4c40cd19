import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setLanes, type Lane } from '../../src/schedule/lanes.js';
import { limitBlocks, MAX_BLOCKS, MAX_LANES } from '../../src/schedule/limit-blocks.js';

const SHORTEST = 30;
const block = (from: number, to: number): Lane => ({ from, to, lane: 0, lanes: 1, isCorner: false });

const columns = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 1440 }), length: fc.integer({ min: 0, max: 600 }) })
    .map(({ from, length }) => block(from, from + length)),
  { maxLength: 300, size: 'max' },
);

describe('limitBlocks', () => {
  it('keeps at most 100 blocks a day', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 299 }), (blocks, first) => {
        const shown = limitBlocks(
          blocks,
          SHORTEST,
          (a, b) => Number(b === blocks[first]) - Number(a === blocks[first]),
        );
        setLanes(shown, SHORTEST);
        assert.ok(shown.length <= MAX_BLOCKS);
        assert.ok(shown.every(({ lanes }) => lanes <= MAX_LANES));
        if (blocks[first]) assert.ok(shown.includes(blocks[first]));
        if (shown.length === MAX_BLOCKS) return;
        for (const hidden of blocks.filter((each) => !shown.includes(each))) {
          const all = [...shown, hidden].map(({ from, to }) => block(from, to));
          setLanes(all, SHORTEST);
          assert.ok(all.some(({ lanes }) => lanes > MAX_LANES));
        }
      }),
      { seed: 24, numRuns: 200 },
    );
  });

  it('keeps the order of the blocks', () => {
    const blocks = Array.from({ length: 20 }, (_, index) => block(index * 40, index * 40 + (index % 3) * 10));
    assert.deepEqual(
      limitBlocks(blocks, SHORTEST, () => 0),
      blocks,
    );
  });
});
