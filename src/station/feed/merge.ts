import type { HistoryRecord } from '../../contract/records.js';

export interface Merged<R> {
  records: R[];
  /** Whether the newest record has changed. */
  changed: boolean;
  /** Whether the response lacked the newest known record and had nothing newer. */
  isOlder: boolean;
}

type Dated = Pick<HistoryRecord, 'id' | 'ts'>;

/** A record that starts more than this in the future is invalid. Few visitors have a clock that is wrong by a day. */
const MAX_FUTURE_MS = 86_400_000;

/**
 * Merges a response into the known records, newest first. The order of the response doesn't matter.
 *
 * `keep` is the number of records to keep. `now` is the visitor's time, used to drop records with impossible
 * starts. An outdated response may come from a cache, so the newest known record is kept unless the previous
 * response was also outdated (`confirmed`). Compiles to ES5.
 */
export function mergeHistory<R extends Dated>(
  known: readonly R[],
  response: readonly R[],
  keep: number,
  now: number,
  confirmed = false,
): Merged<R> {
  const plausible = response.filter((record) => record.ts < now + MAX_FUTURE_MS);
  const received = byAge(plausible.length ? plausible : response);
  const isOlder = lacksNewest(known, received);
  const isKept = isOlder && !confirmed;
  const overlaps = known.some(({ id }) => received.some((record) => record.id === id));
  // If a record is in both lists, keep the version in the first list.
  const both = isKept ? known.concat(received) : received.concat(known);
  const alone = isKept ? known : received;
  return {
    records: byAge(overlaps && (isKept || !isOlder) ? both : alone).slice(0, keep),
    changed: !isKept && received.length > 0 && (!known.length || received[0]!.id !== known[0]!.id),
    isOlder,
  };
}

/**
 * Whether a response lacks the newest known record and has nothing newer. If so, it comes from a cache, or
 * the history was rewritten.
 */
export function lacksNewest(known: readonly Dated[], response: readonly Dated[]): boolean {
  const newest = known[0];
  return (
    !!newest && response.length > 0 && response.every(({ id, ts }) => ts < newest.ts && id !== newest.id)
  );
}

/** Sorts by `ts` and then by `id`, greatest first, and removes duplicate ids. */
function byAge<R extends Dated>(records: readonly R[]): R[] {
  const seen: Record<number, boolean> = {};
  return records
    .filter((record) => !seen[record.id] && (seen[record.id] = true))
    .sort((a, b) => b.ts - a.ts || b.id - a.id);
}
