export interface TurnWatch {
  /** Returns the longest turn since the previous call, in milliseconds. */
  longest(): number;
  stop(): void;
}

/**
 * Measures the longest turn of this thread's event loop in processor time, so that other threads and programs don't affect the
 * result.
 */
export function watchTurns(): TurnWatch {
  let longest = 0;
  let before = spent();
  let isStopped = false;
  const look = (): void => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const turn = (): void => {
    look();
    if (!isStopped) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest() {
      look();
      const most = longest;
      longest = 0;
      return most;
    },
    stop() {
      isStopped = true;
    },
  };
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
