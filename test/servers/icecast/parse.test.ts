import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseIcecast } from '../../../src/servers/icecast/parse.js';

const wrapped = (title: string): string =>
  `{"icestats":{"source":{"listenurl":"http://a.example/x","title":${title},"dummy":null}}}`;

describe('parseIcecast', () => {
  const values: [fact: string, written: string, title: string | null][] = [
    ['keeps text', '"A - B"', 'A - B'],
    ['keeps escapes', String.raw`"\"A\" \\ \/ é\n"`, '"A" \\ / é\n'],
    ['keeps text that looks like a field', String.raw`"a, \"b\": c, \"d\":1}"`, 'a, "b": c, "d":1}'],
    ['keeps brackets in text', '"[a] {b}"', '[a] {b}'],
    ['keeps null', 'null', null],
    ['reads an unquoted dash', ' - ', '-'],
    ['reads a number exactly as it was written', '1.0', '1.0'],
    ["reads a number that isn't valid JSON", '5.', '5.'],
    ['reads a negative number', '-.5', '-.5'],
    ['reads a number surrounded by spaces', ' 1999 ', '1999'],
    ['reads a boolean as a string', 'true', 'true'],
    ['reads a missing value as null', '', null],
    ['reads unescaped quotes', '"The "Best" of"', 'The "Best" of'],
    ['reads a quote after the first word, with a colon', '"Live": a story"', 'Live": a story'],
    ['reads text that looks like the start of a field', '"Live": "a story"', 'Live": "a story'],
    ['reads a quote at the end', '"The "Best""', 'The "Best"'],
    ['reads an unescaped backslash', String.raw`"AC\DC"`, 'AC\\DC'],
    ['reads a backslash at the end', '"AC\\"', 'AC\\'],
    ['reads control characters', '"A\n\u0000B\tC"', 'A  B C'],
  ];
  for (const [fact, written, title] of values) {
    it(`${fact}: ${JSON.stringify(written)}`, () => {
      const { icestats } = parseIcecast(wrapped(written)) as {
        icestats: { source: Record<string, unknown> };
      };
      assert.deepEqual(icestats.source, { listenurl: 'http://a.example/x', title, dummy: null });
    });
  }

  it('reads several sources', () => {
    const text =
      '{"icestats":{"source":[{"artist":"A","title":5.},{"artist":"B","title": - ,"dummy":null}]}}';
    assert.deepEqual(parseIcecast(text), {
      icestats: {
        source: [
          { artist: 'A', title: '5.' },
          { artist: 'B', title: '-', dummy: null },
        ],
      },
    });
  });

  it('restores a missing bracket', () => {
    assert.deepEqual(
      parseIcecast('{"icestats":"server_start":"Sat, 03 Oct 2020 15:45:30 +0200","dummy":null}}'),
      {
        icestats: { server_start: 'Sat, 03 Oct 2020 15:45:30 +0200', dummy: null },
      },
    );
  });

  /** Response of 2.4.3 without a source. */
  const IDLE =
    '{"icestats":{"admin":"admin@radio.example","host":"radio.example","location":"Earth","server_id":"Icecast 2.4.3",' +
    '"server_start":"Wed, 09 Jul 2025 16:36:46 +0200","server_start_iso8601":"2025-07-09T16:36:46+0200",}';
  it('repairs the response of an idle Icecast 2.4.3', () => {
    const { icestats } = parseIcecast(IDLE) as { icestats: Record<string, unknown> };
    assert.equal(icestats.server_start_iso8601, '2025-07-09T16:36:46+0200');
    assert.equal(icestats.source, undefined);
  });

  const broken: [written: string, value: unknown][] = [
    ['{"icestats":{"a":"1",}}', { icestats: { a: '1' } }],
    ['{"icestats":{"a":5,}}', { icestats: { a: '5' } }],
    ['{"icestats":{"source":[{"title":"x",},],}}', { icestats: { source: [{ title: 'x' }] } }],
    ['{"icestats":{"source":[{"title":"x"},]}', { icestats: { source: [{ title: 'x' }] } }],
    ['{"icestats":{"source":[{"title":"x"}}}', { icestats: { source: [{ title: 'x' }] } }],
    [
      '{"icestats":{"source":[{"title":"x"},{"title":"y"',
      { icestats: { source: [{ title: 'x' }, { title: 'y' }] } },
    ],
    ['{"icestats":{"a":"1",,"b":"2"}}', { icestats: { a: '1', b: '2' } }],
    ['{"icestats":{"a":"1",', { icestats: { a: '1' } }],
    ['{"icestats":{"title":"a,} b,]","n":"[",}}', { icestats: { title: 'a,} b,]', n: '[' } }],
    ['{"icestats":{"title":"a\nb\u0001",}', { icestats: { title: 'a b ' } }],
    ['{"icestats":{"source":,"a":"1"}}', { icestats: { source: null, a: '1' } }],
  ];
  for (const [written, value] of broken)
    it(`repairs commas and brackets: ${JSON.stringify(written)}`, () =>
      assert.deepEqual(parseIcecast(written), value));

  it("throws a SyntaxError for text that isn't JSON", () => {
    for (const text of ['', '<html>', 'ICY 200 OK', '{"a"'])
      assert.throws(() => parseIcecast(text), SyntaxError);
  });

  it('reads unquoted values as strings', () => {
    const texts = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_, each: unknown) =>
        typeof each === 'number' || typeof each === 'boolean' ? String(each) : each,
      );
    const title = fc.string({ unit: 'binary' });
    const stats = fc.record({
      icestats: fc.record({
        source: fc.array(fc.record({ title, listeners: fc.nat(), public: fc.boolean() })),
      }),
    });
    fc.assert(
      fc.property(stats, (value) => assert.deepEqual(parseIcecast(JSON.stringify(value)), texts(value))),
      { numRuns: 30 },
    );
  });

  it('accepts everything that JSON.parse accepts', () => {
    fc.assert(fc.property(fc.json(), (text) => assert.doesNotThrow(() => parseIcecast(text))));
  });
});
