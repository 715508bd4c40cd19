/**
 * The first whole number after `low` of which something is no longer true, by halves. It is true of `low` and not of
 * `high`, and what is no longer true stays so between them.
 */
export function firstWithout(isTrue: (value: number) => boolean, low: number, high: number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) low = middle;
    else high = middle;
  }
  return high;
}
