/** Calculates when a relayed play ended. A play without a length stays on air as long as its source reports it. */
import type { StoredPlay } from '../../store/history.js';

/** How long a play without a length stays on air if its source is unreachable. `followPlays` uses the same value. */
const UNREACHABLE_LIMIT_MS = 5 * 60_000;
/** How long a play stays on air past its length unless the source reports another one: a few polls. */
const OVERTIME_MS = 60_000;
/** The end of the current play is written again only if it is closer than this, so that not every poll writes. */
const REWRITE_WITHIN_MS = 60_000;

type Timed = Pick<StoredPlay, 'ts' | 'ends' | 'length'>;

/** Returns the end of a play: milliseconds, UTC. `after` is the next play, null for the newest one. `receivedAt`: the last poll. */
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
