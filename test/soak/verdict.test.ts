import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from './verdict.js';

const none = { constant: 0, share: 0 };
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
    assert.equal(grew(DAY, { constant: 19, share: 0 }), false);
    assert.equal(grew(DAY, { constant: 18, share: 0 }), true);
    assert.equal(grew(DAY, { constant: 0, share: 9.5 }), false);
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
});
