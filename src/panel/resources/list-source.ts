/** A list of records, of which a request asks for a part. */
import type { Window } from '../history/rows.js';

export interface ListSource {
  count: number;
  /** The records of one part of the list. */
  records(window: Window): object[] | Promise<object[]>;
}

/**
 * A list whose rows are in memory. `record` makes the record of a row, or null when
 * the row was deleted meanwhile. Records that take time are made one after another, so
 * that other requests are answered in between.
 */
export function listOf<Row extends object>(
  rows: readonly Row[],
  record: (row: Row) => object | null | Promise<object | null> = (row) => row,
): ListSource & { records(window: Window): Promise<object[]> } {
  return {
    count: rows.length,
    async records({ limit, offset }) {
      const records: object[] = [];
      for (const row of rows.slice(offset, limit === null ? undefined : offset + limit)) {
        const made = record(row);
        const ready = made instanceof Promise ? await made : made;
        if (ready !== null) records.push(ready);
      }
      return records;
    },
  };
}
