import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededRandom } from '../../src/panel/base/random.js';
import { judge } from './verdict.js';

const none = { constant: 0, share: 0, hourly: Infinity };
const DAY = Array.from({ length: 24 }, (_, hour) => hour);
const grew = (hours: number[], room = none) => judge(hours, room).grew;

describe('judge', () => {
  it('accepts constant values', () => {
    assert.deepEqual(judge(Array<number>(24).fill(7), none), {
      first: 7,
      last: 7,
      most: 7,
      slope: 0,
      grew: false,
    });
  });

  it('detects growth by one per hour', () => {
    const verdict = judge(DAY, none);
    assert.ok(verdict.grew);
    assert.equal(verdict.slope, 1);
  });

  it('accepts growth within the configured tolerance', () => {
    // The first three hours reach 2, the median of the last six is 20.5.
    assert.equal(grew(DAY, { ...none, constant: 19 }), false);
    assert.equal(grew(DAY, { ...none, constant: 18 }), true);
    assert.equal(grew(DAY, { ...none, share: 9.5 }), false);
  });

  it('accepts values that start high and then fall', () => {
    assert.equal(grew([9, 9, 9, ...Array<number>(21).fill(5)]), false);
  });

  it('accepts a single high value in the last hour', () => {
    assert.equal(grew([...Array<number>(23).fill(5), 100]), false);
  });

  it('compares the second hour with the first', () => {
    assert.equal(grew([5, 6]), true);
    assert.equal(grew([5, 5]), false);
  });

  it('compares the third hour with the first two', () => {
    assert.equal(grew([5, 7, 7]), false);
    assert.equal(grew([5, 7, 8]), true);
  });

  it("rejects values that couldn't be measured", () => {
    assert.equal(grew([5, 5, NaN]), true);
  });

  describe('with a limit for slow growth', () => {
    /** Returns random variations like an idle page's heap, in KiB. */
    const noise = (seed: number, most: number): number[] => {
      const random = seededRandom(seed, 'noise');
      return DAY.map(() => Math.round((random() * 2 - 1) * most));
    };
    const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
    const wide = { constant: 1000, share: 0 };

    it('detects an increase of one per hour', () => {
      assert.equal(grew(DAY, { ...wide, hourly: 0.5 }), true);
      assert.equal(grew(DAY, { ...wide, hourly: 1.5 }), false);
    });

    it('detects a small leak in a fluctuating heap', () => {
      const found = SEEDS.filter((seed) =>
        grew(
          noise(seed, 100).map((each, hour) => 2500 + each + 20 * hour),
          { ...wide, hourly: 12 },
        ),
      );
      assert.equal(found.length, SEEDS.length);
    });

    it('accepts values that fluctuate without growing', () => {
      const found = SEEDS.filter((seed) =>
        grew(
          noise(seed, 200).map((each) => 2500 + each),
          { ...wide, hourly: 0.1 },
        ),
      );
      assert.deepEqual(found, []);
    });

    it('accepts values that rise only at first', () => {
      const filled = DAY.map((hour) => 2500 + 50 * Math.min(hour, 4));
      assert.equal(grew(filled, { ...wide, hourly: 0.1 }), false);
    });

    it('requires a whole day of values', () => {
      assert.equal(grew(DAY.slice(0, 12), { ...wide, hourly: 0.5 }), false);
      assert.equal(grew(DAY.slice(0, 13), { ...wide, hourly: 0.5 }), true);
    });
  });
});
