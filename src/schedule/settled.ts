/**
 * In:  airings as a panel lists them.
 * Out: the same in order, each with an end, and what plays on after a show in
 *      one piece with the event that goes on with it.
 *
 * Settle the whole list first and filter it afterwards: an unknown end is the
 * start of whatever comes next, also of something that a page doesn't show.
 */
import { secondsInDay } from 'date-fns/constants';

/** What the week's rules look at. Everything else that an airing carries comes through unchanged. */
export interface AnyAiring {
  /** Null for the end event that a panel adds after a radioshow (grid rule 4). */
  id: number | null;
  /** The radioshow that an end event belongs to. */
  parent_id: number | null;
  name: string;
  cast_type: string;
  /** Unix seconds, UTC. */
  start_ts: number;
  /** Unix seconds, UTC; null when it is not known. */
  end_ts: number | null;
}

/** An airing with a known end, not before its start. */
export type Settled<A extends AnyAiring = AnyAiring> = A & { end_ts: number };

/**
 * Choices of this project:
 * - No end, or one before the start, counts as unknown. Such an airing lasts until the next later start, or until
 *   `until` (Unix seconds), the end of what was asked for; and a day at most.
 * - An end event is one with what follows it at once when both are called alike and are of one kind: "Day mix" after
 *   the morning show and "Day mix" at noon are one long "Day mix", with the id and the colour of the latter. What is
 *   called otherwise begins at its own time, so an end event before it stays, as an airing of its own.
 * - An end event that lasts no time is left out: nobody ever hears it.
 */
export function settled<A extends AnyAiring>(airings: readonly A[], until: number): Settled<A>[] {
  const inOrder = [...airings].sort((a, b) => a.start_ts - b.start_ts);
  const result: Settled<A>[] = [];
  // Backwards, so that the next start is known.
  let next = until;
  let nextStart = until;
  for (let index = inOrder.length - 1; index >= 0; index--) {
    const airing = inOrder[index]!;
    const { start_ts, end_ts } = airing;
    if (start_ts < nextStart) next = nextStart;
    nextStart = start_ts;
    const end =
      end_ts !== null && end_ts >= start_ts
        ? end_ts
        : Math.max(start_ts, Math.min(next, start_ts + secondsInDay));
    result.push({ ...airing, end_ts: end });
  }
  return joined(result.reverse());
}

function joined<A extends AnyAiring>(airings: Settled<A>[]): Settled<A>[] {
  /** Where an airing that goes on with an end event begins. */
  const starts = new Map<Settled<A>, number>();
  const gone = new Set<Settled<A>>();
  airings.forEach((airing, index) => {
    if (!isEndEvent(airing)) return;
    const { start_ts, end_ts, name, cast_type } = airing;
    if (end_ts === start_ts) return gone.add(airing);
    for (let at = index + 1; at < airings.length && airings[at]!.start_ts <= end_ts; at++) {
      const other = airings[at]!;
      if (other.start_ts === end_ts && other.name === name && other.cast_type === cast_type) {
        starts.set(other, starts.get(airing) ?? start_ts);
        return gone.add(airing);
      }
    }
  });
  if (gone.size === 0) return airings;
  return airings
    .filter((airing) => !gone.has(airing))
    .map((airing) => ({ ...airing, start_ts: starts.get(airing) ?? airing.start_ts }))
    .sort((a, b) => a.start_ts - b.start_ts);
}

function isEndEvent({ id, parent_id }: AnyAiring): boolean {
  return id === null && parent_id !== null;
}
