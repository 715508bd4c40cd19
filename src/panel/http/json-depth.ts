/** Deeper JSON is refused, because recursive code would exceed the stack. */
export const MAX_JSON_DEPTH = 32;

/** Whether lists and objects are nested in more than `levels` levels; `[]` is one level. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
