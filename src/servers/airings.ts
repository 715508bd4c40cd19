/**
 * In:  the airings that a server told, in any order, perhaps of more days than were asked for.
 * Out: those of the range, by their start.
 */
import type { GridAiring } from '../contract/records.js';
import type { Range, ToldRecord } from './server-kind.js';

/** An airing with a place in a week. */
export interface ToldAiring extends ToldRecord<GridAiring> {
  /** Unix seconds. */
  start_ts: number;
  /** Null where the server tells none. */
  end_ts: number | null;
}

export function airingsIn({ from, to }: Range, airings: readonly (ToldAiring | null)[]): ToldAiring[] {
  return airings
    .filter((each) => each !== null)
    .filter(({ start_ts, end_ts }) => start_ts < to && (start_ts >= from || (end_ts ?? 0) > from))
    .sort((a, b) => a.start_ts - b.start_ts);
}
