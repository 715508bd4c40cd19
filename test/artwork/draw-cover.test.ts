import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawCover } from '../../src/artwork/draw-cover.js';

const drawings = Array.from({ length: 300 }, (_, index) => drawCover((index * 7919).toString(16), 500));

describe('generated covers', () => {
  it('are identical for the same name', () => {
    assert.equal(drawCover('ab', 500), drawCover('ab', 500));
    assert.ok(new Set(drawings).size > 290);
  });

  it('are well-formed', () => {
    for (const drawing of drawings) {
      assert.ok(!/NaN|undefined|Infinity|null/.test(drawing), drawing.slice(0, 400));
      const open: string[] = [];
      for (const [, close, name, self] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
        if (close) assert.equal(open.pop(), name);
        else if (!self) open.push(name ?? '');
      }
      assert.deepEqual(open, []);
    }
  });

  it('contain no script', () => {
    for (const drawing of drawings) {
      assert.ok(!/script|foreignObject|href|\bon[a-z]+=/i.test(drawing));
      assert.ok(drawing.length < 60_000, `${drawing.length} characters`);
    }
  });
});
