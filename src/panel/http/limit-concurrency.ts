/** Runs at most `limit` works at a time. Further ones wait, and start in their order. */
export function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes over the place, so `running` stays as it is.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
