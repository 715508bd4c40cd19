/**
 * In:  a record as another server's reader tells it, which may name it by a text.
 * Out: the same with a number that stays, whatever other records come and go.
 */
import { fnv1a } from './fnv1a.js';

export function withNumericId(record: unknown): unknown {
  const { id } = Object(record) as { id?: unknown };
  return typeof id === 'string' ? { ...(record as object), id: fnv1a(id) } : record;
}
