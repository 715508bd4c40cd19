import { secondsInDay } from 'date-fns/constants';

/** The fields that settling needs. All other fields are kept. */
export interface AnyAiring {
  /** Null for the end event that a panel adds after a radioshow (grid rule 4). */
  id: number | null;
  /** Id of the radioshow to which an end event belongs. */
  parent_id: number | null;
  name: string;
  cast_type: string;
  /** Start in Unix seconds. */
  start_ts: number;
  /** End in Unix seconds, or null if unknown. */
  end_ts: number | null;
}

/** An airing with a known end that isn't before its start. */
export type Settled<A extends AnyAiring = AnyAiring> = A & { end_ts: number };

/**
 * Returns the airings in order, each with an end. If the event after a show's end event continues it, both are
 * joined. Call this before filtering the airings, because an unknown end depends on the next airing, which a
 * filter may remove.
 *
 * The contract doesn't define the following:
 * - An end that is missing or before the start is unknown. The airing then lasts until the next start or until
 *   `until` (in Unix seconds), which is the end of the requested range, but at most for a day.
 * - An end event is joined with the airing right after it if both have the same name and type. For example,
 *   "Day mix" after the morning show and "Day mix" at noon become one long "Day mix" with the id and the colour
 *   of the latter. Otherwise, the end event stays a separate airing.
 * - An end event without a length is left out.
 */
export function settled<A extends AnyAiring>(airings: readonly A[], until: number): Settled<A>[] {
  const inOrder = [...airings].sort((a, b) => a.start_ts - b.start_ts);
  const result: Settled<A>[] = [];
  // Iterate backwards, so that the start of the next airing is already known.
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
  /** Starts of the airings with which an end event was joined. */
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
