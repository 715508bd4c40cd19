/**
 * Tolerant readers for lists, which drop invalid records without affecting the others. The ES5 script uses them too, so
 * this file must compile to ES5.
 */
import { readCount } from '../fields.js';

/** One page of a list. */
export interface ListPage<R> {
  records: R[];
  /** Total number of records; null if the panel doesn't report it. */
  count: number | null;
}

/** Maximum number of records read from one response. */
export const MAX_RECORDS = 5000;

type ReadRecord<R> = (value: unknown) => R | null;

/**
 * Reads a page of the legacy API. Returns null for any other response. `most` is the number of records that
 * were requested.
 */
export function readLegacyList<R>(
  value: unknown,
  readRecord: ReadRecord<R>,
  most: number,
): ListPage<R> | null {
  const { objects, meta } = Object(value) as { objects?: unknown; meta?: unknown };
  return readRecords(objects, (Object(meta) as { total_count?: unknown }).total_count, readRecord, most);
}

/** Reads up to `most` records of a list and drops unreadable ones. Returns null if the value isn't a list. */
export function readRecords<R>(
  list: unknown,
  count: unknown,
  readRecord: ReadRecord<R>,
  most: number,
): ListPage<R> | null {
  return Array.isArray(list)
    ? {
        records: newerEnd(list, Math.min(most, MAX_RECORDS))
          .map(readRecord)
          .filter((record) => record !== null),
        count: readCount(count),
      }
    : null;
}

/**
 * Returns the first or the last `most` entries, whichever are newer. A panel that ignores `limit` sends the whole list,
 * which may have the newest records at its end.
 */
function newerEnd(list: unknown[], most: number): unknown[] {
  const [first, last] = [list[0], list[list.length - 1]].map((each) => (Object(each) as { ts?: unknown }).ts);
  return Number(last) > Number(first) ? list.slice(-most) : list.slice(0, most);
}

/** Reads a v2 page, a bare array or a page of the legacy API. Returns null for anything else. */
export function readPage<R>(value: unknown, readRecord: ReadRecord<R>, most: number): ListPage<R> | null {
  const { results, count } = Object(value) as { results?: unknown; count?: unknown };
  return Array.isArray(value)
    ? readRecords(value, value.length, readRecord, most)
    : readRecords(results, count, readRecord, most) || readLegacyList(value, readRecord, most);
}
