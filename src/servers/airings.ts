/**
 * In:  the airings that a server told, in any order, perhaps of more days than were asked for.
 * Out: those of the range, by their start.
 */
import type { GridAiring } from '../contract/records.js';
import type { TimeRange, ReportedRecord } from './server-kind.js';

/** An airing with a place in a week. */
export interface ReportedAiring extends ReportedRecord<GridAiring> {
  /** Unix seconds. */
  start_ts: number;
  /** Null where the server tells none. */
  end_ts: number | null;
}

export function airingsIn(
  { from, to }: TimeRange,
  airings: readonly (ReportedAiring | null)[],
): ReportedAiring[] {
  return airings
    .filter((each) => each !== null)
    .filter(({ start_ts, end_ts }) => start_ts < to && (start_ts >= from || (end_ts ?? 0) > from))
    .sort((a, b) => a.start_ts - b.start_ts);
}
