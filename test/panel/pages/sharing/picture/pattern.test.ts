import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { drawPattern, patternOf } from '../../../../../src/panel/pages/sharing/picture/pattern.js';

describe('the fallback pattern of a share picture', () => {
  it('is a PNG of 1,200 by 630 pixels', async () => {
    const bytes = await drawPattern(3);
    const { type, width, height } = imageSize(bytes);
    assert.deepEqual([type, width, height], ['png', 1200, 630]);
    const data = Buffer.from(bytes);
    const at = data.indexOf('IDAT');
    const rows = inflateSync(data.subarray(at + 4, at + 4 + data.readUInt32BE(at - 4)));
    assert.equal(rows.length, 630 * (1200 * 3 + 1));
    // The shapes differ from the background in many places.
    assert.ok(new Set(rows).size > 20);
  });

  it('is the same for the same number', async () => {
    const [one, again, other] = await Promise.all([1, 1, 2].map(drawPattern));
    assert.deepEqual(one, again);
    assert.notDeepEqual(one, other);
  });

  it('is one of 64 patterns', () => {
    const chosen = new Set(Array.from({ length: 2000 }, (_, id) => patternOf(`play ${id}`)));
    assert.equal(chosen.size, 64);
    assert.equal(patternOf('play 1'), patternOf('play 1'));
  });
});
