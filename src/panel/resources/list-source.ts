/** A list of records, of which a request asks for a part. */
import type { Window } from '../store/history.js';

/** Records that are made and written in one go: more would keep other requests waiting. */
export const PAGE = 200;

export interface ListSource {
  count: number;
  /** The records of a window in order, ready to be answered, at most `PAGE` at a time. */
  pages(window: Window): Iterable<object[]> | AsyncIterable<object[]>;
}

/** All records of a window. */
export async function recordsOf(list: ListSource, window: Window): Promise<object[]> {
  const records: object[] = [];
  for await (const page of list.pages(window)) records.push(...page);
  return records;
}

/**
 * A list whose rows are in memory. `record` makes the record of a row, or null when
 * the row was deleted meanwhile. Records that take time are made one after another, so
 * that other requests are answered in between.
 */
export function listOf<Row extends object>(
  rows: readonly Row[],
  record: (row: Row) => object | null | Promise<object | null> = (row) => row,
): ListSource {
  return {
    count: rows.length,
    async *pages({ limit, offset }) {
      const end = limit === null ? rows.length : Math.min(rows.length, offset + limit);
      for (let from = offset; from < end; from += PAGE) {
        const records: object[] = [];
        for (const row of rows.slice(from, Math.min(end, from + PAGE))) {
          const made = record(row);
          const ready = made instanceof Promise ? await made : made;
          if (ready !== null) records.push(ready);
        }
        yield records;
      }
    },
  };
}
