import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCount, readNumber, readText, readUrl } from '../../src/servers/fields.js';

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
    it(`returns null for ${typeof value === 'function' ? 'a function' : JSON.stringify(value)}`, () => {
      assert.equal(readText(value), null);
    });
  }

  const texts: [title: string, value: unknown, text: string | null][] = [
    ['keeps plain text', 'Song', 'Song'],
    ['accepts a number', 1999, '1999'],
    ['treats whitespace as missing', ' \n\t ', null],
    ['treats "None" surrounded by spaces as missing', ' None ', null],
    ['keeps a song called "none" in lower case', 'none', 'none'],
    ['replaces control characters with a single space', 'a\u0000\u0007\r\nb\u007fc\u0085d', 'a b c d'],
    ['replaces line separators with a space', 'a\u2028b\u2029c', 'a b c'],
    ['keeps markup as text', '<img src=x onerror=alert(1)>&amp;', '<img src=x onerror=alert(1)>&amp;'],
    ['keeps quotes', `"'\`</script>`, `"'\`</script>`],
    ['removes bidirectional control characters', 'a\u202eb\u202ac\u2066d\u2069\u2067 e\u2068', 'abcd e'],
    ['treats text of only control characters as missing', '\u202e\u2066 \u2069', null],
    ['keeps left-to-right and right-to-left marks', 'שלום\u200f! \u200e(a)', 'שלום\u200f! \u200e(a)'],
    ['keeps right-to-left text', 'שלום עולם', 'שלום עולם'],
    ['keeps emoji intact', '👩‍👩‍👧 a', '👩‍👩‍👧 a'],
  ];
  for (const [title, value, text] of texts) it(title, () => assert.equal(readText(value), text));

  it('truncates 2 MB of text to 2,000 characters', () => {
    assert.equal(readText('x'.repeat(2 ** 21))!.length, 2000);
    assert.equal(readText('\u0000'.repeat(2 ** 21)), null);
  });

  it('truncates text before cleaning it', () => {
    assert.equal(readText('\n'.repeat(2 ** 20) + 'Song'), null);
    assert.equal(readText('a\n'.repeat(2 ** 20))!.length, 1999);
  });

  it("doesn't split a surrogate pair", () => {
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
    [1e308, null],
    ['9'.repeat(309), null],
    [2 ** 53, null],
    [-(2 ** 53), null],
    [2 ** 53 - 1, 2 ** 53 - 1],
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

describe('readCount', () => {
  for (const [value, count] of [
    [0, 0],
    ['128', 128],
    [4.5, 4.5],
    [1e9, 1e9],
    [1e9 + 1, null],
    [1e308, null],
    ['9'.repeat(309), null],
    [-1, null],
    ['many', null],
  ] as const) {
    it(`reads ${String(value)} as ${count}`, () => assert.equal(readCount(value), count));
  }
});

describe('readUrl', () => {
  for (const url of [
    'https://panel.example/covers/1.jpg',
    'http://panel.example:8080/a?b=c#d',
    'HTTPS://PANEL.EXAMPLE/',
  ]) {
    it(`accepts ${url}`, () => assert.equal(readUrl(url), url));
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
    it(`rejects ${JSON.stringify(url)?.slice(0, 60)}`, () => assert.equal(readUrl(url), null));
  }
});
