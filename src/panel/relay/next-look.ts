/**
 * In:  when a source was asked, and when what is on air there should change.
 * Out: when to ask it again. Pure; milliseconds.
 */
import { retryAt, type Retry } from '../../sources/retry.js';

const EVERY = 15_000;
/** The source needs a moment to tell of it, too. */
const AFTER_CHANGE = 1000;
/** Two looks are at least so far apart. */
const APART = 2000;

/** `changesAt` is null when nobody knows. */
export function nextLook(askedAt: number, changesAt: number | null, retry: Retry): number {
  if (retry.failures > 0) return retryAt(retry);
  const change =
    changesAt === null || changesAt + AFTER_CHANGE <= askedAt ? Infinity : changesAt + AFTER_CHANGE;
  return Math.max(askedAt + APART, Math.min(askedAt + EVERY, change));
}
