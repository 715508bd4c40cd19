/** Passes a stream's titles on once they have been current for a while, so that a stream that floods the panel with titles adds no plays. */
import type { Clock } from '../../base/clock.js';

/** How long a title has to be current before it counts: milliseconds of the panel's clock. */
export const SETTLED_AFTER = 2000;

const LONGEST_TIMER = 2 ** 31 - 1;

export interface SettledTitle {
  /** The current title of the stream; '' when it has none. */
  see(title: string): void;
  /** The title that counts; null before the first one does, and while another one is current. */
  settled(): string | null;
  /** Drops a title that has not been current long enough. */
  stop(): void;
}

/** `onTitle` is called with each title that counts and the time at which it was first seen. */
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
      // A clock that stands still (speed 0) never gets there.
      const milliseconds = Math.min(SETTLED_AFTER / clock.speed, LONGEST_TIMER);
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
