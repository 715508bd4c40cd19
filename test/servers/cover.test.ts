import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCover } from '../../src/servers/cover.js';

describe('a cover', () => {
  it('is an http(s) URL', () => {
    assert.equal(readCover('https://radio.example/a.jpg?v=1'), 'https://radio.example/a.jpg?v=1');
    for (const value of ['', null, 'a.jpg', 'javascript:alert(1)', 'data:image/png;base64,x', 5])
      assert.equal(readCover(value), null, String(value));
  });

  it("isn't the server's picture for tracks without a cover", () => {
    for (const file of ['nocover.png', 'no_cover.jpg', 'blankart.jpg', 'default.png?x=1', 'no-image.gif'])
      assert.equal(readCover(`https://radio.example/images/${file}`), null, file);
    for (const file of ['nora.png', 'blank-space.jpg', 'default-mode.jpg', 'noart-band.png'])
      assert.notEqual(readCover(`https://radio.example/images/${file}`), null, file);
  });
});
