/**
 * Replaces a string id with a number. The same id always gets the same number, regardless of the other records in the
 * list.
 */
export function withNumericId(record: unknown): unknown {
  const { id } = Object(record) as { id?: unknown };
  return typeof id === 'string' ? { ...(record as object), id: fnv1a(id) } : record;
}

/** Returns the 32-bit FNV-1a hash of a string's UTF-16 code units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
