/** Calculates when relayed plays end. A play without a length stays on air for as long as its source reports it. */
import type { StoredPlay } from '../../store/history.js';

/** How long a play without a length stays on air if its source is unreachable. `followPlays` uses the same value. */
const UNREACHABLE_LIMIT_MS = 5 * 60_000;
/** How long a play stays on air past its length (a few polls) if the source doesn't report another one. */
const OVERTIME_MS = 60_000;
/**
 * The current play's end is rewritten only if it's less than this far away, so that most polls don't write.
 */
const REWRITE_WITHIN_MS = 60_000;

type Timed = Pick<StoredPlay, 'ts' | 'ends' | 'length'>;

/**
 * Returns the end of a play: milliseconds, UTC. `after` is the next play, or null for the newest one. `receivedAt`
 * is when the last poll was received.
 */
export function endsOf(play: Timed, after: Timed | null, isOnAir: boolean, receivedAt: number): number {
  const own = play.length === null ? Infinity : play.ts + play.length;
  if (after) return Math.max(play.ts, Math.min(after.ts, own));
  if (!isOnAir) return Math.min(own, receivedAt);
  if (own > receivedAt && own !== Infinity) return own;
  const longest = receivedAt + (own === Infinity ? UNREACHABLE_LIMIT_MS : OVERTIME_MS);
  return play.ends > longest - REWRITE_WITHIN_MS && play.ends <= longest ? play.ends : longest;
}

/** Returns the length of a play that was last seen at `seenAt`: milliseconds, at least one second. */
export function lengthNow({ ts, length }: Timed, seenAt: number): number {
  return Math.max(1000, Math.min(length ?? Infinity, seenAt - ts));
}
