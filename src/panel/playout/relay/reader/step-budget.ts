/** A series takes more steps than are left. */
export class TooLong extends Error {}

/** Limits the work for one calendar by counting steps. A limit on time would lose shows while the machine is busy. */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Throws `TooLong`, and takes nothing, if fewer steps are left. */
  take(steps: number): void {
    if (steps > this.#left) throw new TooLong();
    this.#left -= steps;
  }
}
