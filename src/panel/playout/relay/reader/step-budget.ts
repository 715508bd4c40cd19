/** Thrown if a series takes more steps than are left. */
export class TooLong extends Error {}

/**
 * Limits the work for one calendar by counting steps. With a time limit, shows would be lost while the
 * machine is busy.
 */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Throws `TooLong`, and takes nothing, if there aren't enough steps left. */
  take(steps: number): void {
    if (steps > this.#left) throw new TooLong();
    this.#left -= steps;
  }
}
