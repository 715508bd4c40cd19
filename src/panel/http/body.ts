import type { Context } from 'hono';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { FieldErrors } from '../../contract/errors.js';
import { gatherChunks } from './body-limit.js';
import { hasManyFields, hasManyLines, measureJson, MAX_VALUES, MAX_JSON_DEPTH } from './body-size.js';
import { refuse } from './refusal.js';

/** Type names in error messages, as in the real panels' framework. */
export const TYPE_NAMES: Record<string, string> = { string: 'str', number: 'int', boolean: 'bool' };

/**
 * Reads the fields of a JSON, form or multipart body. Rejects other media types with 415, and bodies that can't be
 * read or have invalid fields with 400. All three media types are accepted everywhere, as on real panels.
 */
export async function readFields<Fields>(c: Context, fields: z.ZodType<Fields>): Promise<Fields> {
  return checkFields(await readSent(c, fields), fields);
}

/**
 * Returns the parsed fields of an object. Rejects other values with 400, and invalid fields with 400 and an error
 * under each field's name.
 */
export function checkFields<Fields>(values: unknown, fields: z.ZodType<Fields>): Fields {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    const got = Array.isArray(values) ? 'list' : values === null ? 'null' : TYPE_NAMES[typeof values];
    refuse(400, { non_field_errors: [`Invalid data. Expected a dictionary, but got ${got}.`] });
  }
  const read = fields.safeParse(values);
  if (read.success) return read.data;
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) {
    const name = String(path[0] ?? 'non_field_errors');
    const messages = (errors[name] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return refuse(400, errors);
}

/**
 * Reads a body without validating it. `fields` defines which fields of a form are lists. Rejects the same media
 * types and unreadable bodies as `readFields`.
 */
export async function readValues(c: Context, fields: z.ZodType | null): Promise<object> {
  const values = await readSent(c, fields);
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? values : {};
}

async function readSent(c: Context, fields: z.ZodType | null): Promise<unknown> {
  await gatherChunks(c);
  const announced = c.req.header('content-type') ?? '';
  const type = (announced.split(';')[0] ?? '').trim().toLowerCase();
  if (type === 'application/json' || type === '') {
    const text = await readText(c);
    if (text === '') return {};
    if (type === 'application/json') return parseJson(text);
  }
  if (type === 'application/x-www-form-urlencoded') {
    const text = await readText(c);
    if (hasManyFields(text)) refuse(400, { detail: `The form has more than ${MAX_VALUES} fields.` });
    return fromForm(new URLSearchParams(text), fields);
  }
  if (type === 'multipart/form-data') {
    return fromForm(await readParts(c), fields);
  }
  return refuse(415, { detail: `Unsupported media type "${announced.slice(0, 100)}" in request.` });
}

/**
 * Rejects a body that ends early. Otherwise, a client that disconnects or times out would be reported as a
 * crash.
 */
async function readText(c: Context): Promise<string> {
  try {
    return await c.req.text();
  } catch {
    return refuse(400, { detail: 'The request body ended early.' });
  }
}

/**
 * Reads a multipart form of up to 20 MiB in several turns of the event loop, so that other requests can run in
 * between.
 */
async function readParts(c: Context): Promise<FormData> {
  const body = await c.req
    .arrayBuffer()
    .catch(() => refuse(400, { detail: 'The request body ended early.' }));
  if (hasManyLines(new Uint8Array(body)))
    refuse(400, { detail: `The form has more than ${MAX_VALUES} lines.` });
  await nextTurn();
  try {
    const form = await c.req.formData();
    await nextTurn();
    return form;
  } catch {
    return refuse(400, { detail: 'Multipart form parse error - the form is malformed.' });
  }
}

/** Returns the last value for each name, or all values if the field is a list. */
function fromForm(pairs: Iterable<[string, unknown]>, fields: z.ZodType | null): Record<string, unknown> {
  const shape = fields instanceof z.ZodObject ? (fields.shape as Record<string, unknown>) : {};
  const values = new Map<string, unknown>();
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const list = lists.get(name);
    if (list) list.push(value);
    else if (shape[name] instanceof z.ZodArray) lists.set(name, [value]);
    else values.set(name, value);
  }
  return Object.fromEntries([...values, ...lists]);
}

function parseJson(text: string): unknown {
  const { levels, values } = measureJson(text);
  if (levels > MAX_JSON_DEPTH)
    refuse(400, { detail: `JSON parse error - nested more than ${MAX_JSON_DEPTH} levels deep.` });
  if (values > MAX_VALUES) refuse(400, { detail: `JSON parse error - more than ${MAX_VALUES} values.` });
  try {
    return JSON.parse(text);
  } catch (error) {
    // Include only the position, because the parser's message quotes the body, and the body may contain a
    // password.
    const place = /position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    return refuse(400, { detail: `JSON parse error - not valid JSON${place ? ` at ${place}` : ''}.` });
  }
}
