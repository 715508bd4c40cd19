/** Thrown if a series takes more steps than are left. */
export class TooLong extends Error {}

/**
 * Limits the work for one calendar by counting steps. If it were limited by time, shows would be missing while
 * the machine is busy.
 */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes steps from the budget. If not enough of them are left, throws `TooLong` and takes none. */
  take(steps: number): void {
    if (steps > this.#left) throw new TooLong();
    this.#left -= steps;
  }
}
