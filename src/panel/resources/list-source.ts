import type { Window } from '../store/history.js';

/**
 * Number of records that are created and written per turn of the event loop. A larger number would delay other
 * requests.
 */
export const PAGE = 200;

/** A list of records. A request returns some of them. */
export interface ListSource {
  count: number;
  /** Returns the records of a window in order, at most `PAGE` at a time. */
  pages(window: Window): Iterable<object[]> | AsyncIterable<object[]>;
}

/** Returns all records of a window. */
export async function recordsOf(list: ListSource, window: Window): Promise<object[]> {
  const records: object[] = [];
  for await (const page of list.pages(window)) records.push(...page);
  return records;
}

/**
 * Returns a list source for rows in memory. `record` returns the record of a row, or null if the row was deleted in
 * the meantime. Asynchronous records are created one after another.
 */
export function listOfRows<Row extends object>(
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
          const created = record(row);
          const ready = created instanceof Promise ? await created : created;
          if (ready !== null) records.push(ready);
        }
        yield records;
      }
    },
  };
}
