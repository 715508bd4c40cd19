import type { GridAiring } from '../contract/records.js';
import type { TimeRange, ReportedRecord } from './server-kind.js';

/** An airing as a server reports it, with its start and end. */
export interface ReportedAiring extends ReportedRecord<GridAiring> {
  /** Unix seconds. */
  start_ts: number;
  /** Null if the server reports no end. */
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
