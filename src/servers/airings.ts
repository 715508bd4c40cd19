import type { GridAiring } from '../contract/records.js';
import type { TimeRange, ReportedRecord } from './server-kind.js';

/** An airing in a server's response, with its start and end. */
export interface ReportedAiring extends ReportedRecord<GridAiring> {
  /** Unix seconds. */
  start_ts: number;
  /** Null if the server reports no end. */
  end_ts: number | null;
}

/**
 * Returns the airings in this range, sorted by start and without duplicates. Some servers list an airing that
 * crosses midnight under both days.
 */
export function airingsIn(
  { from, to }: TimeRange,
  airings: readonly (ReportedAiring | null)[],
): ReportedAiring[] {
  const inRange = airings
    .filter((each) => each !== null)
    .filter(({ start_ts, end_ts }) => start_ts < to && (start_ts >= from || (end_ts ?? 0) > from));
  const distinct = new Map(
    inRange.map((each) => [[each.start_ts, each.end_ts, each.name].join(' '), each] as const),
  );
  return [...distinct.values()].sort((a, b) => a.start_ts - b.start_ts);
}
