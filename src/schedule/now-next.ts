/**
 * In:  the airings of some days, in any order, and a moment.
 * Out: what is on air then, and what begins next.
 *
 * Pure. The one answer for the schedule's list, for the card of what is on air
 * and for code without elements.
 */

import { secondsInDay } from 'date-fns/constants';

/** All that the question needs of an airing. */
export interface Timed {
  /** Null for the end event that a list adds after a radioshow (grid rule 4). */
  readonly id: number | null;
  /** Unix seconds, UTC. */
  readonly start_ts: number;
  /** Null when it is not known. */
  readonly end_ts: number | null;
}

export interface NowNext<A> {
  /** Null in a gap, and where the airings do not reach. */
  readonly now: A | null;
  readonly next: A | null;
}

/**
 * `now` in Unix seconds. Where airings lie in each other, the one that began
 * last is on air; of two that begin at one instant, the later in the list. An
 * airing without a known end lasts until the next start. One without length (the
 * panel's way to say that another took its place) is never on.
 *
 * What goes on after a radioshow (the added end event) is on air in its time,
 * but is never what comes next: it is the rest of a show, not a show. A choice of
 * this project.
 */
export function nowNext<A extends Timed>(airings: readonly A[], now: number): NowNext<A> {
  let on: A | null = null;
  let next: A | null = null;
  // What has no known end is on only if nothing started after it, and for a day at most: a choice of this project.
  let latest = -Infinity;
  for (const { start_ts, end_ts } of airings) {
    if (start_ts <= now && end_ts !== start_ts) latest = Math.max(latest, start_ts);
  }
  const isOn = ({ start_ts, end_ts }: A): boolean =>
    end_ts === null ? start_ts >= latest && start_ts + secondsInDay > now : end_ts > now;
  for (const airing of airings) {
    const { id, start_ts, end_ts } = airing;
    if (end_ts !== null && end_ts <= start_ts) continue;
    if (start_ts > now) {
      if (id !== null && (!next || start_ts <= next.start_ts)) next = airing;
    } else if (isOn(airing) && (!on || start_ts >= on.start_ts)) {
      on = airing;
    }
  }
  return { now: on, next };
}
