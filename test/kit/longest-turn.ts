/**
 * In:  this thread, while it works.
 * Out: its longest turn of the event loop, in milliseconds of its own processor time: what other programs
 *      on the machine take is not in it, nor what threads beside this one do.
 */

export interface TurnWatch {
  /** The longest turn since the last call, or since the beginning. */
  longest(): number;
  stop(): void;
}

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
