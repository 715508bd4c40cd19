/** Reports a title only after it has been current for a while, so that a stream can't flood the history with titles. */
import type { Clock } from '../../base/clock.js';

/** How long a title must have been current, by the panel's clock. */
export const SETTLED_AFTER_MS = 2000;

const MAX_TIMER_MS = 2 ** 31 - 1;

export interface SettledTitle {
  /** Sets the stream's current title; '' if it has none. */
  see(title: string): void;
  /**
   * Returns the settled title. Returns null if there is none yet, or if there is a newer title that hasn't
   * settled.
   */
  settled(): string | null;
  /** Drops a title that hasn't been current for long enough. */
  stop(): void;
}

/**
 * Creates a settled title. `onTitle` is called with each title that has settled and the time at which it was
 * first seen.
 */
export function createSettledTitle(
  clock: Pick<Clock, 'now' | 'speed'>,
  onTitle: (title: string, seenAt: number) => void,
): SettledTitle {
  let settled: string | null = null;
  let waiting: string | null = null;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(timer);
    waiting = null;
  }

  return {
    see(title) {
      if (title === waiting) return;
      stop();
      if (title === settled) return;
      const seenAt = clock.now();
      waiting = title;
      // If the clock is stopped (speed 0), use the longest time that timers support.
      const milliseconds = Math.min(SETTLED_AFTER_MS / clock.speed, MAX_TIMER_MS);
      timer = setTimeout(() => {
        waiting = null;
        settled = title;
        onTitle(title, seenAt);
      }, milliseconds);
      timer.unref();
    },
    settled: () => (waiting === null ? settled : null),
    stop,
  };
}
