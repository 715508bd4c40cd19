/** These fields keep their types, because elements would have nothing to show without them. */
const UNTOUCHED = new Set(['title', 'author', 'metadata', 'name']);

/**
 * Gives all values the wrong type: numbers become strings, booleans become 1 and 0, null becomes "None", and
 * strings become objects.
 */
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
