/** Returns a function that runs at most `limit` tasks at a time. Further tasks wait and start in order. */
export function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next task takes over this slot, so `running` stays the same.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
