/**
 * In:  one station of a server that is asked.
 * Out: its plays and lists in the store, look by look.
 */
import { noFailures, type Retry } from '../../../servers/retry.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { Clock } from '../../base/clock.js';
import { createBudget } from './budget.js';
import { SourceFailure } from './source/failures.js';
import { EARLY_POLLS, nextLook } from './next-look.js';
import type { PlayKeeper } from './play-keeper.js';
import type { AskQuestion } from './source/question.js';

export interface AskedStation {
  /** Asks once. Never rejects for what is wrong with the source. Whether the history is another one. */
  look(): Promise<boolean>;
  /** When to ask next, by our clock: milliseconds. */
  dueAt(): number;
}

/** What a response says. */
export interface Received {
  told: PlayReport;
  /** When it arrived, by our clock: milliseconds. Reading it may have taken seconds. */
  receivedAt: number;
}

export interface AskedParts {
  askNewest: AskQuestion<Received, undefined>;
  keeper: PlayKeeper;
  clock: Clock;
  /** Is told of the first failure of several, with its reason, and null when the source answers again. */
  onOutage(reason: string | null): void;
  /** Bytes that the source has sent so far. */
  received?: () => number;
  /** From 0 to 1; replaced in tests. */
  random?: () => number;
}

export function createAskedStation(parts: AskedParts): AskedStation {
  const { askNewest, keeper, clock, onOutage, received = () => 0, random = Math.random } = parts;
  const early = createBudget(EARLY_POLLS);
  let retry: Retry = noFailures;
  let due = 0;
  /** What of `received` earlier polls have waited for. */
  let counted = received();

  function onFailure(failure: SourceFailure, now: number): void {
    const { failures } = retry;
    if (failures === 0) onOutage(failure.message);
    const { retryAfterSeconds } = failure;
    retry = { failures: failures + 1, failedAt: now, retryAfterSeconds, random: random() };
  }

  return {
    async look() {
      let isOther = false;
      let newPlays = 0;
      try {
        const { told, receivedAt } = await askNewest(undefined);
        isOther = keeper.tell(told, receivedAt);
        newPlays = keeper.newPlays();
        if (retry.failures > 0) onOutage(null);
        retry = noFailures;
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        onFailure(error, clock.now());
      }
      const bytes = received() - counted;
      counted += bytes;
      due = nextLook({ at: clock.now(), newPlays, bytes }, keeper.changesAt(), retry, early);
      return isOther;
    },
    dueAt: () => due,
  };
}
