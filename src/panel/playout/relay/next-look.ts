/** Decides when to poll a source again. */
import { retryAt, type Retry } from '../../../servers/retry.js';
import type { Budget } from './budget.js';

const EVERY = 15_000;
/** The source needs a moment to report a change, too. */
const AFTER_CHANGE = 1000;
/** Two polls are at least so far apart, and so far while each has many new plays. */
const APART = 2000;
const APART_IN_FLOOD = 10_000;
/** A poll with more new plays than a station starts in 15 s is part of a flood, or the first after a gap. */
const FEW_PLAYS = 2;
/** What the responses of a source may have in the long run: 200 MB an hour, as bytes in a millisecond. */
const BYTES_PER_MILLISECOND = (200 * 1024 * 1024) / 3_600_000;

/** Polls before the usual 15 s have passed: one at the end of each play. */
export const EARLY_POLLS = { most: 20, perHour: 120 };

export interface LastPoll {
  /** When it ended: milliseconds. */
  at: number;
  /** Plays that were not known before. */
  newPlays: number;
  /** Size of the responses. */
  bytes: number;
}

/** `changesAt` is null if unknown; `early` is used up by polls that come early. Milliseconds. */
export function nextLook(last: LastPoll, changesAt: number | null, retry: Retry, early: Budget): number {
  const { at, newPlays, bytes } = last;
  const apart = Math.max(newPlays > FEW_PLAYS ? APART_IN_FLOOD : APART, bytes / BYTES_PER_MILLISECOND);
  const change = changesAt === null || changesAt + AFTER_CHANGE <= at ? Infinity : changesAt + AFTER_CHANGE;
  const wanted = retry.failures > 0 ? retryAt(retry) : Math.min(at + EVERY, change);
  const due = Math.max(at + apart, wanted);
  return due < at + EVERY && !early.take(1, at) ? at + EVERY : due;
}
