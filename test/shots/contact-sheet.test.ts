/** The page that shows all pictures beside each other, and how small they are kept. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { BASELINE, contactSheet, readNames } from './contact-sheet.js';
import { pack } from './pack-pictures.js';

describe('the contact sheet', () => {
  it('shows every picture of the baseline once', () => {
    const shown = contactSheet(readNames(), {}).matchAll(/<img src="\.\.\/baseline\/([^"]+)"/g);
    const files = readdirSync(BASELINE);
    assert.ok(files.length > 100);
    assert.deepEqual([...shown].map(([, file]) => file).sort(), files.sort());
  });

  it('puts widths beside each other, the narrowest first', () => {
    const sheet = contactSheet(['vote-1280-light', 'vote-280-light', 'vote-390-light'], {});
    const captions = [...sheet.matchAll(/<figcaption>([^<]*)/g)].map(([, caption]) => caption);
    assert.deepEqual(captions, ['280', '390', '1280']);
  });

  it('shows what was seen, and the difference, of a picture that changed', () => {
    const seen = join(BASELINE, 'vote-390-light.png');
    const difference = join(BASELINE, 'vote-768-light.png');
    const sheet = contactSheet(['vote-280-light'], { 'vote-280-light': { seen, difference } });
    const sources = [...sheet.matchAll(/<img src="\.\.\/baseline\/([^"]+)"/g)].map(([, file]) => file);
    assert.deepEqual(sources, ['vote-280-light.png', 'vote-390-light.png', 'vote-768-light.png']);
    assert.match(sheet, /1 pictures, 1 changed:\s+<a href="#vote-280-light">/);
  });
});

describe('a packed picture', () => {
  it('has the same pixels in fewer bytes', () => {
    const { data, width, height } = PNG.sync.read(readFileSync(join(BASELINE, 'vote-280-light.png')));
    const picture = Object.assign(new PNG({ width, height }), { data });
    const filtered = PNG.sync.write(picture, {
      colorType: 2,
      filterType: 4,
      deflateLevel: 9,
      deflateStrategy: 0,
    });
    const packed = pack(filtered);
    assert.ok(packed.length < 0.9 * filtered.length);
    assert.ok(PNG.sync.read(packed).data.equals(data));
    assert.equal(pack(packed).length, packed.length);
  });
});
