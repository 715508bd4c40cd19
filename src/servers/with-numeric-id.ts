/**
 * Replaces a string id with a number. The same id always gets the same number, regardless of the other records in the
 * list.
 */
import { fnv1a } from './fnv1a.js';

export function withNumericId(record: unknown): unknown {
  const { id } = Object(record) as { id?: unknown };
  return typeof id === 'string' ? { ...(record as object), id: fnv1a(id) } : record;
}
