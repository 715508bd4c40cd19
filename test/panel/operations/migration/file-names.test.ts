import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  foldName,
  isSafeFileName,
  isShortPath,
} from '../../../../src/panel/operations/migration/file-names.js';

describe('a file name from another host', () => {
  const plain = [
    'song.mp3',
    '.hidden',
    'a b',
    ' a',
    '-rf',
    '~',
    'größe 漢.mp3',
    '🎵',
    'שלום',
    'x'.repeat(255),
  ];
  const elsewhere = [
    '...',
    'What?.mp3',
    'a:b',
    '"quoted"',
    'a|b',
    '<a>',
    'a*',
    'dot.',
    'blank ',
    'CON',
    'con.mp3',
    'Aux',
    'lpt1.x',
    'NUL .txt',
    'COM¹',
  ];
  const never = [
    '',
    '.',
    '..',
    '/',
    'a/b',
    '/etc',
    '..\\x',
    'a\\b',
    'a\0b',
    'a\nb',
    '\u001b[2J',
    '\u007f',
    '\u0085',
    '\uFFFD',
    '\uD800',
    'x'.repeat(256),
    'é'.repeat(128),
  ];

  it('can be a plain name', () => {
    for (const name of plain)
      for (const system of ['linux', 'win32']) assert.ok(isSafeFileName(name, system), name);
  });

  it("can't be a reserved name on Windows", () => {
    for (const name of elsewhere) {
      assert.ok(isSafeFileName(name, 'linux'), name);
      assert.ok(!isSafeFileName(name, 'win32'), name);
    }
  });

  it("can't escape the folder", () => {
    for (const name of never) {
      for (const system of ['linux', 'win32', 'darwin'])
        assert.ok(!isSafeFileName(name, system), JSON.stringify(name));
    }
  });

  it('is compared case-insensitively after Unicode normalization', () => {
    assert.equal(foldName('CAFE\u0301'), foldName('caf\u00e9'));
    assert.equal(foldName('STRASSE'), foldName('straße'));
    assert.equal(foldName('ﬁle'), foldName('FILE'));
    assert.notEqual(foldName('a'), foldName('b'));
  });

  it("can't make the path too long", () => {
    assert.ok(isShortPath(['a'.repeat(500), 'b'.repeat(499)]));
    assert.ok(!isShortPath(['a'.repeat(500), 'b'.repeat(500)]));
    assert.ok(!isShortPath(['漢'.repeat(334)]));
  });
});
