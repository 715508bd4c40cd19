/** These fields keep their type, since without them there is nothing to show. */
const UNTOUCHED = new Set(['title', 'author', 'metadata', 'name']);

/** Gives all values a wrong type: numbers become strings, booleans 1 and 0, null "None", and texts objects. */
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
