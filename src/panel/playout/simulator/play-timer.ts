/** Wakes the simulator when the next play is due. */
import type { Clock } from '../../base/clock.js';

const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * With a fast clock, a play starts every few milliseconds. Because of this minimum, several plays are written
 * together.
 */
const MIN_TIMER_MS = 20;

export interface PlayTimer {
  /** Whether the timer was set and hasn't run out yet. */
  isSet(): boolean;
  /** Sets the timer again. `delay` is in milliseconds of the panel's clock. Has no effect while that clock is stopped. */
  setAgain(delay: number): void;
  close(): void;
}

export function createPlayTimer({ speed }: Clock, onDue: () => void): PlayTimer {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    isSet: () => timer !== undefined,
    setAgain(delay) {
      stop();
      if (isClosed || speed === 0) return;
      const wait = Math.min(Math.max(delay / speed, MIN_TIMER_MS), MAX_TIMER_MS);
      timer = setTimeout(() => {
        timer = undefined;
        onDue();
      }, wait);
      // If the panel doesn't listen on a port, the timer must not keep its process alive.
      timer.unref();
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}
