import { distance } from 'fastest-levenshtein';

/** Logged sentences. All copies of this module on the page share them: a script tag with `?ver=2` makes a second copy. */
const KEY = Symbol.for('onair-widgets warnings');
const page = globalThis as { [KEY]?: Set<string> };
const warned = (page[KEY] ??= new Set());

/**
 * Logs that a name or value in the page's markup is unknown, and suggests the most similar known one. `write` returns a
 * name as it appears in markup: `layout="card"`, `<onair-history>`.
 */
export function warnUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  warnOnce(`${write(given)} is unknown.${hintFor(write, given, known)}`);
}

/** Logs that the value of an attribute is not a number. */
export function warnNotNumber(name: string, given: string): void {
  warnOnce(`${name}="${given}" is not a number.`);
}

function hintFor(write: (name: string) => string, given: string, known: readonly string[]): string {
  const nearest = nearestName(given, known);
  if (nearest !== null) return ` Did you mean ${write(nearest)}?`;
  // A list of all time zones would be too long.
  return known.length < 12 ? ` There is ${known.map(write).join(', ')}.` : '';
}

function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn('Onair: ' + sentence);
}

/** Returns null if no name is similar. The city of a time zone, such as `Berlin`, also matches the whole name. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const typed = given.toLowerCase();
  const distances = known.map((name) => {
    const lower = name.toLowerCase();
    return Math.min(distance(typed, lower), distance(typed, lower.slice(lower.lastIndexOf('/') + 1)));
  });
  const least = Math.min(...distances);
  return least <= Math.max(1, Math.ceil(given.length / 3)) ? known[distances.indexOf(least)]! : null;
}
