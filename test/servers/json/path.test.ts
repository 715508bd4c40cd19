import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followPath, parsePath, writePath } from '../../../src/servers/json/path.js';

describe('a path in a response', () => {
  it('consists of keys and indexes', () => {
    for (const [text, path] of [
      ['title', ['title']],
      ['current.song', ['current', 'song']],
      ['items.0.title', ['items', '0', 'title']],
      ['items[0].title', ['items', '0', 'title']],
      ['[0].title', ['0', 'title']],
      ['0.title', ['0', 'title']],
      ['a[0][1]', ['a', '0', '1']],
      ['$', []],
      ['$.a.b', ['a', 'b']],
      ['$[0].b', ['0', 'b']],
      ['.a.b', ['a', 'b']],
      ['data."a.b".c', ['data', 'a.b', 'c']],
      ["data['a.b'].c", ['data', 'a.b', 'c']],
      ['data["a b"][2]', ['data', 'a b', '2']],
      [' now playing . song title ', ['now playing', 'song title']],
      ['itunes:image.@href', ['itunes:image', '@href']],
      ['icy-name', ['icy-name']],
      ['ключ.название', ['ключ', 'название']],
      ['a[-1].b', ['a', '-1', 'b']],
      ['a.-1.b', ['a', '-1', 'b']],
      ['data.“a.b”.c', ['data', 'a.b', 'c']],
      ['data.‘a.b’.l’air', ['data', 'a.b', 'l’air']],
      ["data.' a '", ['data', ' a ']],
    ] as const)
      assert.deepEqual(parsePath(text), path, text);
  });

  it("can't contain expressions", () => {
    for (const text of ['', ' ', '.', 'a..b', 'a.', 'a[', 'a[]', 'a[*]', '"a', 'a"b"', 'a[?(@.b)]', 'a.[0]'])
      assert.equal(parsePath(text), null, text);
    assert.equal(parsePath(Array(30).fill('a').join('.')), null);
    assert.ok(parsePath('a.b(c)'), 'parentheses are part of a key');
  });

  it('leads to a value', () => {
    const response = { a: { 'b.c': [1, { d: 2 }] }, empty: [], none: null, text: 'x' };
    for (const [text, value] of [
      ['a."b.c".0', 1],
      ['a."b.c"[1].d', 2],
      ['text', 'x'],
      ['none', null],
      ['a."b.c".-1.d', 2],
      ['a."b.c"[-2]', 1],
    ] as const)
      assert.deepEqual(followPath(response, parsePath(text)!), { value }, text);
  });

  it('leads to null if a parent has no keys', () => {
    const response = { none: null, empty: [], blank: '', off: false, one: [1] };
    for (const text of [
      'none.a',
      'none.a.b',
      'empty.0.a',
      'empty.a',
      'blank.a',
      'off.a',
      'one.5.a',
      'one.-2',
    ])
      assert.deepEqual(followPath(response, parsePath(text)!), { value: null }, text);
  });

  it('can lead into JSON within a string', () => {
    const response = { data: '{"song":{"title":"Glass"}}', text: '{x', list: { 0: 'a', 5: 'b' } };
    for (const [text, value] of [
      ['data.song.title', 'Glass'],
      ['data', response.data],
      ['list.5', 'b'],
    ] as const)
      assert.deepEqual(followPath(response, parsePath(text)!), { value }, text);
    assert.deepEqual(followPath(response, ['text', 'x']), { known: ['text'] });
  });

  it('a failed lookup lists existing paths', () => {
    const response = { a: { b: 1, 'c.d': 2 }, list: [{ e: 1 }], text: 'x' };
    for (const [text, known] of [
      ['x', ['a.b', "a.'c.d'", 'list.0.e', 'text']],
      ['x.e', ['list.0.e', 'a.b', "a.'c.d'", 'text']],
      ['a.x', ['a.b', "a.'c.d'"]],
      ['a.x.y', ['a.b', "a.'c.d'"]],
      ['list.e', ['list.0.e']],
      ['list.length', ['list.0.e']],
      ['list.0.x', ['list.0.e']],
      ['text.x', ['text']],
      ['text.0', ['text']],
      ['text.length', ['text']],
      ['constructor', ['a.b', "a.'c.d'", 'list.0.e', 'text']],
      ['a.__proto__', ['a.b', "a.'c.d'"]],
    ] as const)
      assert.deepEqual(followPath(response, parsePath(text)!), { known }, text);
  });

  it('a failed lookup lists at most 15 paths', () => {
    const response = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k\u202e\n${index}`, 1]));
    const found = followPath(response, ['x']);
    assert.ok('known' in found);
    assert.deepEqual([found.known.length, found.known[3]], [15, 'k 3']);
  });

  it('can be converted to text and back', () => {
    for (const [path, text] of [
      [['a', 'b c', '0'], 'a.b c.0'],
      [['a.b', 'c'], "'a.b'.c"],
      [['x:y', 'z,1'], "x:y.'z,1'"],
      [["it's"], '"it\'s"'],
      [[' a ', '$b'], "' a '.'$b'"],
      [[], '$'],
    ] as const) {
      assert.equal(writePath(path), text);
      assert.deepEqual(parsePath(text), path);
    }
  });
});
