/** Random request bodies: often valid, so that writes succeed, often almost valid, and sometimes noise. */
import type { Schema } from '../../kit/document-of.js';
import type { Chance } from './chance.js';
import { encoded, nested, oddBytes, oddJson, oddText, oddValue } from './odd-values.js';

export interface FuzzBody {
  /** Null sends no content type. */
  type: string | null;
  bytes: Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Starts of files, because the panel checks the first bytes of covers. */
const MAGIC = [
  Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
    1,
  ]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
  Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.alloc(0),
];

/** Only an address, because a host name would be looked up in foreign networks. */
const LOOKED_UP = 'smtp_host';

/** Valid values by field name. */
export type Known = Record<string, readonly unknown[]>;

export function bodyOf(chance: Chance, schema: Schema | null, known: Known): FuzzBody {
  const kind = chance.between(1, 100);
  const fields = fieldsOf(chance, schema, known);
  if (kind <= 50) return { type: JSON_TYPE, bytes: Buffer.from(JSON.stringify(fields)) };
  if (kind <= 60) return { type: FORM_TYPE, bytes: Buffer.from(formOf(fields)) };
  if (kind <= 75) return multipartOf(chance, fields);
  const bytes = noise(chance);
  const type = chance.pick([
    JSON_TYPE,
    JSON_TYPE,
    FORM_TYPE,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="un\\"closed',
    'application/json; charset=utf-16',
    'application/xml',
    'text/plain',
    '/',
    ';',
    'x'.repeat(200),
    null,
  ]);
  return { type, bytes };
}

/** A valid body with the required and a few optional fields. */
export function goodBody(chance: Chance, schema: Schema | null, known: Known): Buffer {
  const { properties = {}, required = [] } = schema ?? {};
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || name in known || chance.is(0.1),
  );
  const fields = names.map((name) => [
    name,
    known[name] ? chance.pick(known[name]) : rightValue(chance, properties[name] ?? {}),
  ]);
  return Buffer.from(JSON.stringify(Object.fromEntries(fields)));
}

/** An almost valid body: some odd values, a few missing and a few unknown fields. */
function fieldsOf(chance: Chance, schema: Schema | null, known: Known): Record<string, unknown> {
  const { properties = {}, required = [] } = schema ?? {};
  const oddness = chance.pick([0, 0, 0.05, 0.3]);
  const share = chance.pick([0.1, 0.5, 0.9]);
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name) && !chance.is(share)) continue;
    if (required.includes(name) && chance.is(oddness / 3)) continue;
    const values = known[name];
    const right = () => (values && chance.is(0.8) ? chance.pick(values) : rightValue(chance, property));
    fields[name] = name === LOOKED_UP ? '127.0.0.1' : chance.is(oddness) ? oddValue(chance) : right();
  }
  if (chance.is(0.1)) fields[oddText(chance)] = oddValue(chance);
  if (chance.is(0.05))
    Object.defineProperty(fields, '__proto__', { value: { admin: true }, enumerable: true });
  return fields;
}

function rightValue(chance: Chance, schema: Schema): unknown {
  const { type, enum: choices, format, example, items, anyOf } = schema;
  if (anyOf) return rightValue(chance, chance.pick(anyOf));
  if (choices) return chance.pick(choices);
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('null') && chance.is(0.3)) return null;
  if (types.includes('boolean')) return chance.is(0.5);
  if (example !== undefined && chance.is(0.7)) return example;
  if (types.includes('integer'))
    return chance.pick([1, 1, 1, 2, 3, schema.minimum ?? 0, schema.maximum ?? 100]);
  if (types.includes('array'))
    return Array.from({ length: chance.between(1, 3) }, () => rightValue(chance, items ?? {}));
  if (format === 'date') return chance.pick(['2026-03-06', '2026-03-29', '2026-10-25', '2027-02-28']);
  return chance.pick([
    'Night',
    'Ærø 🎙️',
    '12:30:00',
    '02:30',
    '#abc',
    'UTC',
    'Europe/Berlin',
    '/live',
    '128',
  ]);
}

function formOf(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((each) => [name, each] as const),
    )
    .map(([name, value]) => `${encoded(name)}=${encoded(asText(value))}`)
    .join('&');
}

function multipartOf(chance: Chance, fields: Record<string, unknown>): FuzzBody {
  const boundary = chance.pick(['b', '----WebKitFormBoundary7MA4YWxkTrZu0gW', 'x'.repeat(70)]);
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    ),
  );
  if (chance.is(0.5)) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${chance.pick(['a.png', '', '../x', 'é"'])}"\r\nContent-Type: ${chance.pick(['image/png', 'text/html', ''])}\r\n\r\n`;
    parts.push(Buffer.from(head), chance.pick(MAGIC), oddBytes(chance, 60), Buffer.from('\r\n'));
  }
  if (chance.is(0.85)) parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}

function noise(chance: Chance): Buffer {
  if (chance.is(0.15)) return oddBytes(chance, 200);
  if (chance.is(0.15)) return Buffer.from(nested(chance));
  if (chance.is(0.1))
    return Buffer.concat([
      Buffer.from('{"server":1,"name":"'),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from('"}'),
    ]);
  if (chance.is(0.05))
    return Buffer.from(
      JSON.stringify({ server: 1, name: 'x'.repeat(chance.pick([100_000, 900_000, 1_100_000])) }),
    );
  if (chance.is(0.1)) return Buffer.from('a=1&'.repeat(chance.pick([10, 5000])));
  return Buffer.from(chance.is(0.8) ? chance.pick(oddJson) : JSON.stringify(oddValue(chance)));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
