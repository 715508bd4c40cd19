/** Polls one station on a server: writes its plays to the history and decides when to poll next. */
import { noFailures, retryAt, type Retry } from '../../../servers/retry.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { Clock } from '../../base/clock.js';
import { createBudget, type Budget } from './budget.js';
import { SourceFailure } from './source/source-failure.js';
import type { PlayKeeper } from './play-keeper.js';
import type { SourceRequest } from './source/source-request.js';

const POLL_INTERVAL_MS = 15_000;
/**
 * Delay between an expected change and the next poll, since the source may need a moment to report the change.
 */
const AFTER_CHANGE_MS = 1000;
/** Minimum time between two polls. The second value applies while polls return many new plays. */
const MIN_INTERVAL_MS = 2000;
const MIN_INTERVAL_IN_FLOOD_MS = 10_000;
/**
 * No station starts more plays than this within 15 s. If a poll returns more, it's part of a flood, or the
 * first one after a gap.
 */
const MAX_NORMAL_NEW_PLAYS = 2;
/** Long-term limit on the size of a source's responses: 200 MB per hour. */
const BYTES_PER_MILLISECOND = (200 * 1024 * 1024) / 3_600_000;
/** Budget for additional polls at the end of a play. */
export const EARLY_POLLS = { capacity: 20, perHour: 120 };

export interface LastPoll {
  /** Time at which the poll ended, in milliseconds. */
  at: number;
  /** Number of plays that weren't known before. */
  newPlays: number;
  /** Total size of the responses in bytes. */
  bytes: number;
}

/**
 * Returns the time of the next poll in milliseconds. `changesAt` is null if unknown. If the next poll is before
 * the end of the regular interval, it is taken from the budget `early`.
 */
export function nextPollAt(
  last: LastPoll,
  changesAt: number | null,
  retry: Retry,
  early: Budget,
  minIntervalMs = MIN_INTERVAL_MS,
): number {
  const { at, newPlays, bytes } = last;
  const isFlood = newPlays > MAX_NORMAL_NEW_PLAYS;
  const pause = Math.max(
    isFlood ? MIN_INTERVAL_IN_FLOOD_MS : MIN_INTERVAL_MS,
    minIntervalMs,
    bytes / BYTES_PER_MILLISECOND,
  );
  const change =
    changesAt === null || changesAt + AFTER_CHANGE_MS <= at ? Infinity : changesAt + AFTER_CHANGE_MS;
  const wanted = retry.failures > 0 ? retryAt(retry) : Math.min(at + POLL_INTERVAL_MS, change);
  const due = Math.max(at + pause, wanted);
  return due < at + POLL_INTERVAL_MS && !early.take(1, at) ? at + POLL_INTERVAL_MS : due;
}

export interface PolledStation {
  /** Polls once and returns whether the history has changed. Rejects if the panel fails, but not if the source does. */
  poll(): Promise<boolean>;
  /** Returns the time of the next poll in milliseconds by the panel's clock. */
  dueAt(): number;
}

/** A parsed response. */
export interface Received {
  report: PlayReport;
  /** Arrival time in milliseconds by the panel's clock. Parsing may have taken seconds since then. */
  receivedAt: number;
}

export interface PolledStationOptions {
  requestNewest: SourceRequest<Received, undefined>;
  keeper: PlayKeeper;
  clock: Clock;
  /**
   * Called with the reason when the source fails, but not for further failures in a row. Called with null when
   * the source responds again.
   */
  onOutage(reason: string | null): void;
  /** Returns the number of bytes that the source has sent so far. */
  received?: () => number;
  /** Minimum time between two polls of this kind of server. */
  minIntervalMs?: number | undefined;
  /** Returns a number from 0 to 1. Tests replace this function. */
  random?: () => number;
}

export function createPolledStation(options: PolledStationOptions): PolledStation {
  const {
    requestNewest,
    keeper,
    clock,
    onOutage,
    received = () => 0,
    minIntervalMs,
    random = Math.random,
  } = options;
  const early = createBudget(EARLY_POLLS);
  let retry: Retry = noFailures;
  let due = 0;
  /** The number of bytes that earlier polls have already counted. */
  let countedBytes = received();

  function onFailure(failure: SourceFailure, now: number): void {
    const { failures } = retry;
    if (failures === 0) onOutage(failure.message);
    const { retryAfterSeconds } = failure;
    retry = { failures: failures + 1, failedAt: now, retryAfterSeconds, random: random() };
  }

  return {
    async poll() {
      let hasChanged = false;
      let newPlays = 0;
      try {
        const { report, receivedAt } = await requestNewest(undefined);
        hasChanged = keeper.keepPlays(report, receivedAt);
        newPlays = keeper.newPlays();
        if (retry.failures > 0) onOutage(null);
        retry = noFailures;
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        onFailure(error, clock.now());
      }
      const bytes = received() - countedBytes;
      countedBytes += bytes;
      const last = { at: clock.now(), newPlays, bytes };
      due = nextPollAt(last, keeper.changesAt(), retry, early, minIntervalMs);
      return hasChanged;
    },
    dueAt: () => due,
  };
}
