/**
 * Finds the first integer after `low` for which `isTrue` is false, by bisection. `isTrue` must be true for
 * `low` and false for `high`, and its value must change only once between them.
 */
export function firstWithout(isTrue: (value: number) => boolean, low: number, high: number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) low = middle;
    else high = middle;
  }
  return high;
}
