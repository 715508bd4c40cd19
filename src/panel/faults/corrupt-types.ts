/** A record as a careless panel sends it: every value in a type that the contract doesn't name. */

/** Texts that a reader can't do without keep their type; the others are there to be stumbled over. */
const UNTOUCHED = new Set(['title', 'author', 'metadata', 'name']);

/** Numbers become digits in a string, yes and no become 1 and 0, null becomes "None", other texts objects. */
export function corruptTypes(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, corruptValue(field, value as unknown)]),
  );
}

function corruptValue(field: string, value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return 'None';
  if (typeof value === 'string' && !UNTOUCHED.has(field)) return { value };
  return value;
}
