/** Values that often cause errors, as text for queries, headers and forms, and as JSON. */
import type { Chance } from './chance.js';

export const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '1.5',
  '1e9',
  '+1',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999999999',
  '-9223372036854775809',
  '2147483648',
  '1764000000',
  '1764000000000',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'None',
  'undefined',
  'true',
  'abc',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\u2028',
  '\ud800',
  '\udfff\ud800',
  '\u202eright to left',
  'Ærø 🎙️ 电台',
  '<script>alert(1)</script>',
  `'; DROP TABLE music; --`,
  '" OR 1=1 --',
  '../../../etc/passwd',
  '{{7*7}}',
  '${7*7}',
  '%s%n%x',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-03-29',
  '02:30:00',
  '24:00:00',
  '23:59:60',
  'Europe/Berlin',
  'Pacific/Apia',
  'Mars/Olympus',
  'periodic',
  'onetime',
  'radioshow',
  '#1f6feb',
  'x'.repeat(300),
  'ä'.repeat(5000),
];

const oddLeaves: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  [1, 'two', {}],
  { toString: 'no function' },
  { length: 1e9 },
  ...oddTexts,
];

/** Numbers and escapes that `JSON.stringify` never writes, and texts that are almost JSON. */
export const oddJson = [
  '',
  ' ',
  '{',
  '[',
  '}',
  '"',
  'null',
  'true',
  '0',
  '-',
  '"text"',
  '[]',
  '[1,2',
  '{}',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"server":1e999}',
  '{"server":-1e999,"name":"x"}',
  '{"server":NaN}',
  '{"server":Infinity}',
  '{"server":01}',
  '{"server":1,"name":9007199254740993}',
  '{"server":1,"name":123456789012345678901234567890}',
  '{"server":1,"name":"\\ud800"}',
  '{"server":1,"name":"\\u0000"}',
  '{"server":1,"server":2,"server":"3"}',
  '{"__proto__":{"server":1},"constructor":{"prototype":{"server":1}}}',
  '{"__proto__":null,"server":1,"name":"x"}',
  '{"server":{"__proto__":1}}',
  '\ufeff{}',
  '{}{}',
  '{} trailing',
  '/* comment */{}',
];

/** Nested brackets, closed or not. */
export function nested(chance: Chance): string {
  const depth = chance.pick([3, 50, 1000, 10_000, 100_000]);
  const [open, close] = chance.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"server":', '}'],
  ] as const);
  return open.repeat(depth) + (chance.is(0.8) ? '1' : '') + (chance.is(0.8) ? close.repeat(depth) : '');
}

export function oddValue(chance: Chance): unknown {
  return chance.pick(oddLeaves);
}

export function oddText(chance: Chance): string {
  if (chance.is(0.8)) return chance.pick(oddTexts);
  return String.fromCharCode(
    ...Array.from({ length: chance.between(1, 40) }, () => chance.between(0, 0xffff)),
  );
}

/** Encodes a value for a URL. Lone surrogates are replaced, because they can't be encoded. */
export function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

export function oddBytes(chance: Chance, most: number): Buffer {
  return Buffer.from(Array.from({ length: chance.between(0, most) }, () => chance.between(0, 255)));
}
