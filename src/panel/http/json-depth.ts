/** How deeply JSON is nested. */

/** Deeper JSON than any body needs would end the stack of what reads it. */
export const DEEPEST = 32;

/** Whether lists and objects stand in each other more than so many levels deep; `[]` is one level. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
