/** A list of records that a route opens for one request, before it is known which part is answered. */
import type { Window } from '../history/rows.js';

export interface ListSource {
  count: number;
  /** The records of a window, ready to be answered. */
  records(window: Window): object[];
}

/** A list that is in memory already. */
export function listOf(records: object[]): ListSource {
  return {
    count: records.length,
    records: ({ limit, offset }) => records.slice(offset, limit === null ? undefined : offset + limit),
  };
}
