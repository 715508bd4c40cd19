import { secondsInDay } from 'date-fns/constants';

/** The fields of an airing that are needed here. */
export interface Timed {
  /** Null for the end event that a list adds after a radioshow (grid rule 4). */
  readonly id: number | null;
  /** Start in Unix seconds. */
  readonly start_ts: number;
  /** End in Unix seconds, or null if unknown. */
  readonly end_ts: number | null;
}

export interface NowNext<A> {
  /** The current airing. Null if nothing is on air or `now` is outside the given airings. */
  readonly now: A | null;
  readonly next: A | null;
}

/**
 * Returns the current and the next airing at `now`, which is in Unix seconds. The airings can be in any order.
 *
 * If airings overlap, the one that started last is current. If several started at the same time, the last of
 * them in the list is current. An airing without a known end lasts until the next start. An airing whose length
 * is 0 is never current, because panels send such an airing if another one replaced it.
 *
 * The end event after a radioshow can be the current airing but never the next one, because it continues a
 * show. The contract doesn't define this.
 */
export function nowNext<A extends Timed>(airings: readonly A[], now: number): NowNext<A> {
  let on: A | null = null;
  let next: A | null = null;
  // An airing without a known end is current only if no other airing has started after it, and for at most a
  // day. The contract doesn't define this.
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
