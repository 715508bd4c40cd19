/** Bodies of the maximum size, each expensive in another way. Most of them are refused. */
import type { Schema } from '../../kit/document-of.js';

export interface LargestBody {
  /** Why the body is expensive. */
  what: string;
  type: string;
  /** Created for each use, because together they are too large for memory. */
  bytes(): Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'b';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** Other limits of bodies: see `body-size.ts`. */
const DEEPEST = 32;
/** Slightly below the limit, because the body contains other values. */
const MAX_VALUES = 19_500;

/** Texts that are expensive to validate, because nearly all of them is valid. */
const TEXTS: Record<string, string> = {
  blanks: ' ',
  'letters of two bytes': 'é',
  dots: 'a@a.a.',
  digits: '1',
  times: '12:30:',
  escapes: '\u0001',
};

/** `good` are valid values by field name. */
export function largestBodies(
  { properties = {} }: Schema,
  good: Record<string, unknown>,
  size: number,
  /** Size of a multipart form; the same as `size` if the operation accepts no files. */
  sizeInParts: number,
): LargestBody[] {
  const names = Object.keys(properties);
  const first = names[0] ?? 'a';
  const fields = Object.fromEntries(
    names.map((name) => [name, good[name] ?? fullValue(properties[name] ?? {})]),
  );
  const lists = names.filter((name) => properties[name]?.type === 'array');
  const inLists = lists.length > 0 ? lists : names;
  const each = (value: (share: number) => unknown, among = names): object => ({
    ...fields,
    ...Object.fromEntries(among.map((name) => [name, value(Math.floor(size / (among.length || 1)))])),
  });
  const json = (what: string, value: () => object): LargestBody => ({
    what,
    type: JSON_TYPE,
    bytes: () => filled(JSON.stringify(value()), size),
  });
  const raw = (what: string, type: string, text: () => string): LargestBody => ({
    what,
    type,
    bytes: () => Buffer.from(text()).subarray(0, type === MULTIPART_TYPE ? sizeInParts : size),
  });
  const list = (what: string, value: (index: number) => unknown, weight = 1) =>
    json(what, () => each(() => repeated(value, MAX_VALUES / inLists.length / weight), inLists));
  return [
    json('a valid record followed by blanks', () => fields),
    list('lists of valid values', (index) => index + 1),
    list('lists of invalid values', () => ''),
    list('lists of objects', () => ({}), 2),
    list('deep lists', () => nested(DEEPEST - 2), DEEPEST),
    json('many fields', () => ({
      ...fields,
      ...Object.fromEntries(longNames(size / MAX_VALUES - 6).map((name) => [name, 0])),
    })),
    ...Object.entries(TEXTS).map(([what, text]) =>
      json(`text: ${what}`, () =>
        each((share) => {
          const length = JSON.stringify(text).length - 2;
          return `1${text.repeat(Math.max(0, (share - 100) / Math.max(length, Buffer.byteLength(text))))}x`;
        }),
      ),
    ),
    raw('unterminated lists', JSON_TYPE, () => '['.repeat(size)),
    raw('a form with many fields', FORM_TYPE, () =>
      longNames(size / MAX_VALUES - 2)
        .map((name) => `${name}=&`)
        .join(''),
    ),
    raw('a form with the same field many times', FORM_TYPE, () =>
      `${inLists[0] ?? first}=1&`.repeat(size / 3),
    ),
    raw('a form of escapes', FORM_TYPE, () => `${first}=${'%41'.repeat(size / 3)}`),
    raw('many parts', MULTIPART_TYPE, () => parts(first, sizeInParts, MAX_VALUES / 4)),
    raw('more parts than are allowed', MULTIPART_TYPE, () => parts(first, sizeInParts, Infinity)),
    raw('a part that looks like its end', MULTIPART_TYPE, () => parts(first, sizeInParts, 1, `\r\r--`)),
    ...(sizeInParts > size
      ? [{ what: 'a picture', type: MULTIPART_TYPE, bytes: () => picture(fields, properties, sizeInParts) }]
      : []),
  ];
}

/** A value as large as the schema allows, up to a reasonable record size. */
function fullValue(schema: Schema): unknown {
  const { type, enum: choices, format, example, items, anyOf, maxLength, maximum } = schema;
  if (anyOf) return fullValue(anyOf[0] ?? {});
  if (choices) return choices[0];
  if (example !== undefined) return example;
  const types = [type].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('integer')) return Math.min(maximum ?? 1, 1000);
  if (types.includes('array')) return [fullValue(items ?? {})];
  if (format === 'date') return '2026-03-06';
  if (format === 'binary') return '';
  return 'x'.repeat(Math.min(maxLength ?? 20, 10_000));
}

/** JSON allows spaces at the end. */
function filled(text: string, size: number): Buffer {
  return Buffer.concat([
    Buffer.from(text),
    Buffer.alloc(Math.max(0, size - Buffer.byteLength(text)), ' '),
  ]).subarray(0, size);
}

const repeated = (value: (index: number) => unknown, count: number): unknown[] =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => value(index));

function nested(levels: number): unknown {
  return levels === 0 ? 0 : [nested(levels - 1)];
}

/** The maximum number of items. */
const longNames = (length: number): string[] =>
  Array.from({ length: MAX_VALUES }, (_, index) => index.toString(36).padEnd(Math.floor(length), '_'));

/** At most `count` equal parts that fill the size. */
function parts(name: string, size: number, count: number, filling = '1'): string {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  const end = `--${BOUNDARY}--\r\n`;
  const most = Math.min(Math.floor(count), Math.floor((size - end.length) / (head.length + 3)));
  const text = filling.repeat(((size - end.length) / most - head.length - 2) / filling.length);
  return `${head}${text}\r\n`.repeat(most) + end;
}

/** The valid fields, and a file that fills the rest. It has the first and last bytes of a PNG. */
function picture(fields: Record<string, unknown>, properties: Record<string, Schema>, size: number): Buffer {
  const name = Object.keys(properties).find((each) => properties[each]?.format === 'binary') ?? 'image';
  const texts = Object.entries(fields)
    .filter(([each]) => each !== name)
    .map(([each, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${each}"\r\n\r\n${text}\r\n`;
    });
  const head = Buffer.from(
    `${texts.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
  );
  const start = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080000000000000000', 'hex');
  const end = Buffer.from(`\0\0\0\0IEND\xae\x42\x60\x82\r\n--${BOUNDARY}--\r\n`, 'latin1');
  const filling = Buffer.alloc(size - head.length - start.length - end.length, '\r');
  return Buffer.concat([head, start, filling, end]);
}
