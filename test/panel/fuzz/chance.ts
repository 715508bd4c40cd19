/** In: a seed. Out: the same choices every time. */
import { between, pick, seededRandom } from '../../../src/panel/base/random.js';

export interface Chance {
  /** True in about this share of cases, 0 to 1. */
  is(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** Some of the choices, in their order. */
  some<T>(choices: readonly T[], share: number): T[];
}

export function chanceOf(...seed: (string | number)[]): Chance {
  const random = seededRandom(...seed);
  return {
    is: (share) => random() < share,
    pick: (choices) => pick(random, choices),
    between: (low, high) => between(random, low, high),
    some: (choices, share) => choices.filter(() => random() < share),
  };
}
