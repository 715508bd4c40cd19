import { between, pick, seededRandom } from '../../../src/panel/base/random.js';

export interface Chance {
  /** Returns true in about this share of cases, 0 to 1. */
  is(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Returns an integer between both ends, inclusive. */
  between(low: number, high: number): number;
  /** Returns some of the choices in order. */
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
