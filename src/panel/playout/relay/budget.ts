/** A token bucket. */
export interface Budget {
  /**
   * Takes an amount if at least `keep` would be left afterwards. Returns whether the amount was taken. `now` is
   * in milliseconds.
   */
  take(amount: number, now: number, keep?: number): boolean;
  left(now: number): number;
}

export function createBudget({ capacity, perHour }: { capacity: number; perHour: number }): Budget {
  let amount = capacity;
  let countedAt = -Infinity;

  function left(now: number): number {
    // A clock that was set back must not reduce the budget.
    const hours = Math.max(0, now - countedAt) / 3_600_000;
    amount = Math.min(capacity, amount + hours * perHour);
    countedAt = now;
    return amount;
  }

  return {
    take(wanted, now, keep = 0) {
      if (left(now) < wanted + keep) return false;
      amount -= wanted;
      return true;
    },
    left,
  };
}
