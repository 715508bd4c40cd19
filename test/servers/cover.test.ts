import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCover } from '../../src/servers/cover.js';

describe('a cover URL', () => {
  it('must be http(s)', () => {
    assert.equal(readCover('https://radio.example/a.jpg?v=1'), 'https://radio.example/a.jpg?v=1');
    for (const value of ['', null, 'a.jpg', 'javascript:alert(1)', 'data:image/png;base64,x', 5])
      assert.equal(readCover(value), null, String(value));
  });

  it("can't be a placeholder", () => {
    for (const file of ['nocover.png', 'no_cover.jpg', 'blankart.jpg', 'default.png?x=1', 'no-image.gif'])
      assert.equal(readCover(`https://radio.example/images/${file}`), null, file);
    for (const file of [
      'nodisc.png',
      'no-album-art.jpg',
      'no_image_available.png',
      'default_album_art.png',
      'cover-default.jpg',
      'artwork_placeholder.png',
      'placeholder.png',
      'unknown.jpg',
      'cover_default2.jpg',
      'image-not-found.png',
      'thumbnail-missing.webp',
    ])
      assert.equal(readCover(`https://radio.example/images/${file}`), null, file);
    for (const file of [
      'albumart.png',
      'cover.jpg',
      'unknown-pleasures.jpg',
      'nocturne.jpg',
      'nora.png',
      'blank-space.jpg',
      'default-mode.jpg',
      'noart-band.png',
    ])
      assert.notEqual(readCover(`https://radio.example/images/${file}`), null, file);
  });

  it('may be relative or HTML-escaped', () => {
    const BASE = 'https://radio.example/api/now.php?s=1';
    for (const [value, url] of [
      ['/a.jpg', 'https://radio.example/a.jpg'],
      ['covers/a b.jpg', 'https://radio.example/api/covers/a%20b.jpg'],
      ['img.php?id=9&type=x', 'https://radio.example/api/img.php?id=9&type=x'],
      ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
      ['cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
      ['https://cdn.example/a b.jpg?x=1&amp;y=2', 'https://cdn.example/a%20b.jpg?x=1&y=2'],
    ])
      assert.equal(readCover(value, BASE), url, value);
    for (const value of [
      '',
      'none',
      'Ada - Boats',
      false,
      {},
      [],
      'data:image/png;base64,x',
      'javascript:alert(1)//a.jpg',
    ])
      assert.equal(readCover(value, BASE), null, JSON.stringify(value));
  });

  it("can't be the station's logo", () => {
    for (const path of [
      'images.radio.co/station_logos/s1.png',
      'image.radioking.io/radios/1/coverdefault/x.png',
      'spinitron.com/static/pictures/placeholders/loudspeaker.svg',
      'radio.example/generic_song.jpg',
      'radio.example/no-cover-500.jpg',
    ])
      assert.equal(readCover(`https://${path}`), null, path);
  });
});
