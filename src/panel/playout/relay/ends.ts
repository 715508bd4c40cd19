/** Calculates when relayed plays end. A play without a length stays on air for as long as its source reports it. */
import type { StoredPlay } from '../../store/history.js';

/**
 * How long a play without a length stays on air if its source is unreachable. `followPlays` uses the same
 * value.
 */
const UNREACHABLE_LIMIT_MS = 5 * 60_000;
/**
 * If the source doesn't report another play, a play stays on air for this long after its length has passed.
 * This is enough time for a few polls.
 */
const OVERTIME_MS = 60_000;
/**
 * The current play's end is rewritten only if it's less than this far away, so that most polls don't write.
 */
const REWRITE_WITHIN_MS = 60_000;

type Timed = Pick<StoredPlay, 'ts' | 'ends' | 'length'>;

/**
 * Returns the end of a play in milliseconds UTC. `after` is the next play, or null if this is the newest one.
 * `receivedAt` is the time at which the last poll was received.
 */
export function endsOf(play: Timed, after: Timed | null, isOnAir: boolean, receivedAt: number): number {
  const own = play.length === null ? Infinity : play.ts + play.length;
  if (after) return Math.max(play.ts, Math.min(after.ts, own));
  if (!isOnAir) return Math.min(own, receivedAt);
  if (own > receivedAt && own !== Infinity) return own;
  const longest = receivedAt + (own === Infinity ? UNREACHABLE_LIMIT_MS : OVERTIME_MS);
  return play.ends > longest - REWRITE_WITHIN_MS && play.ends <= longest ? play.ends : longest;
}

/**
 * Returns the length of a play that was last seen at `seenAt`, in milliseconds. The length is at least one
 * second.
 */
export function lengthNow({ ts, length }: Timed, seenAt: number): number {
  return Math.max(1000, Math.min(length ?? Infinity, seenAt - ts));
}
