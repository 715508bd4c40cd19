import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededRandom } from '../../src/panel/base/random.js';
import { judge } from './verdict.js';

const none = { constant: 0, share: 0, hourly: Infinity };
const DAY = Array.from({ length: 24 }, (_, hour) => hour);
const grew = (hours: number[], room = none) => judge(hours, room).grew;

describe('the verdict of a soak', () => {
  it('is good where nothing changes', () => {
    assert.deepEqual(judge(Array<number>(24).fill(7), none), {
      first: 7,
      last: 7,
      most: 7,
      slope: 0,
      grew: false,
    });
  });

  it('finds what grows by one each hour', () => {
    const verdict = judge(DAY, none);
    assert.ok(verdict.grew);
    assert.equal(verdict.slope, 1);
  });

  it('leaves room for so much, and no more', () => {
    // The first three hours reach 2, the median of the last six is 20.5.
    assert.equal(grew(DAY, { ...none, constant: 19 }), false);
    assert.equal(grew(DAY, { ...none, constant: 18 }), true);
    assert.equal(grew(DAY, { ...none, share: 9.5 }), false);
  });

  it('takes what was high at first and went down for no growth', () => {
    assert.equal(grew([9, 9, 9, ...Array<number>(21).fill(5)]), false);
  });

  it('takes one high hour at the end for no growth', () => {
    assert.equal(grew([...Array<number>(23).fill(5), 100]), false);
  });

  it('compares the second of two hours with the first', () => {
    assert.equal(grew([5, 6]), true);
    assert.equal(grew([5, 5]), false);
  });

  it('compares the third of three hours with both before it', () => {
    assert.equal(grew([5, 7, 7]), false);
    assert.equal(grew([5, 7, 8]), true);
  });

  it('takes what could not be measured for growth', () => {
    assert.equal(grew([5, 5, NaN]), true);
  });

  describe('of what grows hour by hour, however little', () => {
    /** As a page's heap varies that is at rest: KiB, by a seed. */
    const noise = (seed: number, most: number): number[] => {
      const random = seededRandom(seed, 'noise');
      return DAY.map(() => Math.round((random() * 2 - 1) * most));
    };
    const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
    const wide = { constant: 1000, share: 0 };

    it('finds one more each hour', () => {
      assert.equal(grew(DAY, { ...wide, hourly: 0.5 }), true);
      assert.equal(grew(DAY, { ...wide, hourly: 1.5 }), false);
    });

    it('finds 20 KiB an hour in a heap that varies by 100 KiB', () => {
      const found = SEEDS.filter((seed) =>
        grew(
          noise(seed, 100).map((each, hour) => 2500 + each + 20 * hour),
          { ...wide, hourly: 12 },
        ),
      );
      assert.equal(found.length, SEEDS.length);
    });

    it('takes what only varies for no growth', () => {
      const found = SEEDS.filter((seed) =>
        grew(
          noise(seed, 200).map((each) => 2500 + each),
          { ...wide, hourly: 0.1 },
        ),
      );
      assert.deepEqual(found, []);
    });

    it('takes what filled up within some hours for no growth', () => {
      const filled = DAY.map((hour) => 2500 + 50 * Math.min(hour, 4));
      assert.equal(grew(filled, { ...wide, hourly: 0.1 }), false);
    });

    it('can tell of a day, and not of a few hours', () => {
      assert.equal(grew(DAY.slice(0, 12), { ...wide, hourly: 0.5 }), false);
      assert.equal(grew(DAY.slice(0, 13), { ...wide, hourly: 0.5 }), true);
    });
  });
});
