/**
 * In:  a part of an answer, which may be anything.
 * Out: the object or list that it should be; an empty one where it is not.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** Null for what is no object. A list is none. */
export function asObject(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Reading a field of what is no object finds none. */
export function fieldsOf(value: unknown): Fields {
  return asObject(value) ?? {};
}

/** The most entries of a list that are read: a server may send 100,000, and no station has so many of anything. */
export const MAX_ENTRIES = 2000;

/** The first entries of a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}
