import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrast, MIN_CONTRAST, blend, type Rgb } from '../../src/artwork/contrast.js';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe('contrast', () => {
  for (const [what, one, other, wanted] of [
    ['black on white', BLACK, WHITE, 21],
    ['white on white', WHITE, WHITE, 1],
    ['the lightest grey allowed for text on white', [118, 118, 118], WHITE, 4.54],
    ['the next lighter grey, which is too light', [119, 119, 119], WHITE, 4.48],
    ['pure red on white', [255, 0, 0], WHITE, 4.0],
    ['a very dark grey, in the linear part of the curve', [8, 8, 8], BLACK, 1.05],
  ] as const)
    it(`is ${wanted} for ${what}`, () => {
      assert.equal(contrast(one, other).toFixed(2), wanted.toFixed(2));
      assert.equal(contrast(other, one), contrast(one, other));
    });

  it('is sufficient at 4.5 and above', () => {
    assert.equal(MIN_CONTRAST, 4.5);
  });
});

describe('blend', () => {
  it('returns the background, the colour or a mix', () => {
    assert.deepEqual(blend(BLACK, 0, WHITE), WHITE);
    assert.deepEqual(blend(BLACK, 1, WHITE), BLACK);
    assert.deepEqual(blend([200, 100, 0], 0.5, [0, 100, 200]), [100, 100, 100]);
  });
});
