/**
 * In:  a name or a value that a page wrote, and those that there are.
 * Out: one warning in the console, with the nearest right one.
 *
 * Loaded when there is something to warn of: a page without mistakes never needs it.
 */

const warned = new Set<string>();

/** `write` shows a name as in markup: `layout="card"`, `<onair-history>`. Each mistake is logged once. */
export function warnUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  const nearest = nearestName(given, known);
  const list = known.map(write).join(', ');
  // A list of all time zones helps nobody.
  const hint =
    nearest !== null ? ` Did you mean ${write(nearest)}?` : known.length < 12 ? ` There is ${list}.` : '';
  warnOnce(`${write(given)} is unknown.${hint}`);
}

export function warnNoNumber(name: string, given: string): void {
  warnOnce(`${name}="${given}" is not a number.`);
}

function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn('Onair: ' + sentence);
}

/** Null when no name is similar. For a name such as `Europe/Berlin` the last part alone is compared, too. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const distances = known.map((name) =>
    Math.min(distance(given, name), distance(given, name.slice(name.lastIndexOf('/') + 1))),
  );
  const least = Math.min(...distances);
  return least <= Math.max(1, Math.ceil(given.length / 3)) ? known[distances.indexOf(least)]! : null;
}

/** The Levenshtein distance of two names, ignoring case. */
function distance(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
