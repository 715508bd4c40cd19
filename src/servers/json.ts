/** Tolerant readers for parsed JSON. Compiles to ES5. */

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object and not an array, or null. */
export function asObject(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/**
 * Returns an object, or the only entry of a list, because some scripts confuse the two. Null for anything
 * else.
 */
export function onlyObject(value: unknown): Fields | null {
  return asObject(Array.isArray(value) && value.length === 1 ? value[0] : value);
}

/** Like `onlyObject`, but returns {} instead of null. */
export function fieldsOf(value: unknown): Fields {
  return onlyObject(value) ?? {};
}

/**
 * Maximum number of list entries to read. No list of a station is this long, but a server may send 100,000
 * entries.
 */
export const MAX_ENTRIES = 2000;

/**
 * Returns a list. Also accepts an object whose keys are numbers, because PHP encodes a list with gaps that
 * way. Null for anything else.
 */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const fields = fieldsOf(value);
  const keys = Object.keys(fields);
  return keys.length && keys.every((key) => /^\d{1,6}$/.test(key)) ? keys.map((key) => fields[key]) : null;
}

/**
 * Returns the first `MAX_ENTRIES` entries of a list. An object is treated as a list with one entry, because
 * some scripts omit the list. [] for anything else.
 */
export function listOf(value: unknown): readonly unknown[] {
  const object = asObject(value);
  const only = object && Object.keys(object).length ? [object] : [];
  return (asList(value) ?? only).slice(0, MAX_ENTRIES);
}
