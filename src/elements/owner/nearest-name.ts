import { distance } from 'fastest-levenshtein';

/**
 * Returns the most similar known name; null if no name is similar. The city of a time zone also matches, such as
 * `Berlin` for `Europe/Berlin`.
 */
export function nearestName(given: string, known: readonly string[]): string | null {
  const typed = given.toLowerCase();
  const distances = known.map((name) => {
    const lower = name.toLowerCase();
    return Math.min(distance(typed, lower), distance(typed, lower.slice(lower.lastIndexOf('/') + 1)));
  });
  const least = Math.min(...distances);
  return least <= Math.max(1, Math.ceil(given.length / 3)) ? known[distances.indexOf(least)]! : null;
}
