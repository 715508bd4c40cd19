/** Tolerant readers for parsed JSON. Compiles to ES5. */

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object and not an array, else null. */
export function asObject(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Returns an object, or the only entry of a list, because some scripts write one instead of the other. Null for anything else. */
export function onlyObject(value: unknown): Fields | null {
  return asObject(Array.isArray(value) && value.length === 1 ? value[0] : value);
}

/** Returns the same, or {} instead of null. */
export function fieldsOf(value: unknown): Fields {
  return onlyObject(value) ?? {};
}

/** Maximum number of list entries to read. No station has this many of anything, but a server may send 100,000. */
export const MAX_ENTRIES = 2000;

/**
 * Returns a list, or the entries of an object whose keys are numbers, because PHP encodes a list with gaps that way. Null
 * for anything else.
 */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const fields = fieldsOf(value);
  const keys = Object.keys(fields);
  return keys.length && keys.every((key) => /^\d{1,6}$/.test(key)) ? keys.map((key) => fields[key]) : null;
}

/**
 * Returns the first `MAX_ENTRIES` entries of a list. An object counts as a list of one, because some scripts leave out the
 * list. [] for anything else.
 */
export function listOf(value: unknown): readonly unknown[] {
  const object = asObject(value);
  const only = object && Object.keys(object).length ? [object] : [];
  return (asList(value) ?? only).slice(0, MAX_ENTRIES);
}
