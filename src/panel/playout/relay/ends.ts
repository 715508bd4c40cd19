/**
 * In:  a play of a relayed station, the one after it, and when its source last answered.
 * Out: when it was over. What nobody knows is not made up: a play without a length is on air while its source says so.
 */
import type { StoredPlay } from '../../store/history.js';

/** A source may be gone for so long, and what was on air still is: milliseconds. As `followPlays` takes it. */
const GONE = 5 * 60_000;
/** A play that is on air past its length stays so until the next look or a few: milliseconds. */
const PAST_LENGTH = 60_000;
/** The end of a play on air is written again when it is nearer than this: milliseconds. Not at each look. */
const SLACK = 60_000;

type Timed = Pick<StoredPlay, 'ts' | 'ends' | 'length'>;

/** `after` is null for the newest play. Milliseconds, UTC. */
export function endsOf(play: Timed, after: Timed | null, isOnAir: boolean, askedAt: number): number {
  const own = play.length === null ? Infinity : play.ts + play.length;
  if (after) return Math.max(play.ts, Math.min(after.ts, own));
  if (!isOnAir) return Math.min(own, askedAt);
  if (own > askedAt && own !== Infinity) return own;
  const longest = askedAt + (own === Infinity ? GONE : PAST_LENGTH);
  return play.ends > longest - SLACK && play.ends <= longest ? play.ends : longest;
}

/** The length of a play that was last seen at a moment: milliseconds, at least one second. */
export function lengthNow({ ts, length }: Timed, seenAt: number): number {
  return Math.max(1000, Math.min(length ?? Infinity, seenAt - ts));
}
