import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLegacyList, readNumber, readRecords, readText, readUrl } from '../../src/client/fields.js';

const NO_VALUES: unknown[] = [
  null,
  undefined,
  '',
  'None',
  {},
  [],
  ['a'],
  true,
  false,
  () => 'a',
  { length: 3 },
];

describe('readText', () => {
  for (const value of NO_VALUES) {
    it(`takes ${typeof value === 'function' ? 'a function' : JSON.stringify(value)} for no text`, () => {
      assert.equal(readText(value), null);
    });
  }

  const texts: [title: string, value: unknown, text: string | null][] = [
    ['leaves text as it is', 'Song', 'Song'],
    ['takes a number for text', 1999, '1999'],
    ['takes blanks for no text', ' \n\t ', null],
    ['takes None in blanks for no text', ' None ', null],
    ['leaves a song called none', 'none', 'none'],
    ['turns control characters into one blank', 'a\u0000\u0007\r\nb\u007fc\u0085d', 'a b c d'],
    ['turns line separators into a blank', 'a\u2028b\u2029c', 'a b c'],
    ['leaves markup text', '<img src=x onerror=alert(1)>&amp;', '<img src=x onerror=alert(1)>&amp;'],
    ['leaves quotes', `"'\`</script>`, `"'\`</script>`],
    ['leaves right-to-left text', 'שלום עולם', 'שלום עולם'],
    ['leaves emoji whole', '👩‍👩‍👧 a', '👩‍👩‍👧 a'],
  ];
  for (const [title, value, text] of texts) it(title, () => assert.equal(readText(value), text));

  it('cuts 2 MB to 2,000 characters', () => {
    assert.equal(readText('x'.repeat(2 ** 21))!.length, 2000);
    assert.equal(readText('\u0000'.repeat(2 ** 21)), null);
  });

  it('leaves no half emoji at the cut', () => {
    for (const before of [1997, 1998, 1999, 2000]) {
      const text = readText('x'.repeat(before) + '🎵'.repeat(10))!;
      assert.doesNotThrow(() => encodeURIComponent(text), String(before));
      assert.ok(text.length >= 1999 && text.length <= 2000, String(before));
    }
  });
});

describe('readNumber', () => {
  const numbers: [value: unknown, number: number | null][] = [
    [7, 7],
    [0, 0],
    [-1.5, -1.5],
    ['7', 7],
    ['1772791200000', 1772791200000],
    ['0', 0],
    [' 12 ', 12],
    ['', null],
    [' ', null],
    ['None', null],
    ['12 tracks', null],
    ['2026-03-06T12:00:00Z', null],
    [NaN, null],
    [Infinity, null],
    ['1e999', null],
    [null, null],
    [undefined, null],
    [true, null],
    [[], null],
    [[7], null],
    [{ valueOf: () => 7 }, null],
  ];
  for (const [value, number] of numbers) {
    it(`reads ${typeof value} ${String(value)} as ${number}`, () => assert.equal(readNumber(value), number));
  }
});

describe('readUrl', () => {
  for (const url of [
    'https://panel.example/covers/1.jpg',
    'http://panel.example:8080/a?b=c#d',
    'HTTPS://PANEL.EXAMPLE/',
  ]) {
    it(`takes ${url}`, () => assert.equal(readUrl(url), url));
  }

  for (const url of [
    'javascript:alert(1)',
    'JavaScript://panel.example/%0aalert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://panel.example/1',
    'file:///etc/passwd',
    '//panel.example/1.jpg',
    '/covers/1.jpg',
    'https:panel.example',
    'https://',
    'https://panel.example/"onerror="alert(1)',
    "https://panel.example/')",
    'https://panel.example/<script>',
    'https://panel.example/a b',
    'https://panel.example/\n',
    'https://panel.example/' + 'x'.repeat(2000),
    'None',
    '',
    7,
    null,
    undefined,
    {},
    ['https://panel.example/'],
  ]) {
    it(`takes no ${JSON.stringify(url)?.slice(0, 60)}`, () => assert.equal(readUrl(url), null));
  }
});

describe('lists', () => {
  const double = (value: unknown): number | null => (typeof value === 'number' ? value * 2 : null);

  it('lose the unreadable records, and no others', () => {
    assert.deepEqual(readRecords([1, 'x', 2, null], '4', double, 4), { records: [2, 4], count: 4 });
  });

  it('lose what is beyond as many as were asked for, and beyond 5,000', () => {
    const many = Array.from({ length: 6000 }, (_, index) => index);
    assert.deepEqual(readRecords(many, null, double, 3)!.records, [0, 2, 4]);
    assert.equal(readRecords(many, null, double, 9000)!.records.length, 5000);
  });

  it('keep the newer end of a history that has more than was asked for', () => {
    const ids = (value: unknown): number => (value as { id: number }).id;
    const plays = [1, 2, 3].map((id) => ({ id, ts: String(id * 100) }));
    assert.deepEqual(readRecords(plays, null, ids, 2)!.records, [2, 3]);
    assert.deepEqual(readRecords([...plays].reverse(), null, ids, 2)!.records, [3, 2]);
  });

  it('have no count where the panel sends none', () => {
    for (const count of [undefined, null, 'None', {}, 'many']) {
      assert.equal(readRecords([], count, double, 4)!.count, null);
    }
  });

  it('are null where there is no list', () => {
    for (const list of [null, undefined, 'text', 7, {}, { 0: 1, length: 1 }]) {
      assert.equal(readRecords(list, 1, double, 4), null);
    }
  });

  it('are read from the legacy API’s pages', () => {
    assert.deepEqual(readLegacyList({ meta: { total_count: 9 }, objects: [1] }, double, 4), {
      records: [2],
      count: 9,
    });
    assert.deepEqual(readLegacyList({ meta: null, objects: [1] }, double, 4), { records: [2], count: null });
    for (const value of [null, undefined, 7, 'text', [1], {}, { results: [1] }, { objects: 'x' }]) {
      assert.equal(readLegacyList(value, double, 4), null);
    }
  });
});
