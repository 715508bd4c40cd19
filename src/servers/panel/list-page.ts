/**
 * In:  what a panel sent as a list, which may be anything.
 * Out: its records, read tolerantly: a bad record costs that record.
 *
 * Compiles to ES5: every bundle reads with these rules.
 */
import { readCount } from '../fields.js';

/** One page of a list. */
export interface ListPage<R> {
  records: R[];
  /** Records in all; null where the panel does not say. */
  count: number | null;
}

/** The most records of a list that are read, however many there are. */
export const MAX_RECORDS = 5000;

type ReadRecord<R> = (value: unknown) => R | null;

/** A page as the legacy API sends it. Null when it is none. `most`: as many records were asked for. */
export function readLegacyList<R>(
  value: unknown,
  readRecord: ReadRecord<R>,
  most: number,
): ListPage<R> | null {
  const { objects, meta } = Object(value) as { objects?: unknown; meta?: unknown };
  return readRecords(objects, (Object(meta) as { total_count?: unknown }).total_count, readRecord, most);
}

/** The readable ones of at most so many records of a list. Null when it is no list. */
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

/** A panel that knows no `limit` sends all that it has, and a history's newest records may be the last ones. */
function newerEnd(list: unknown[], most: number): unknown[] {
  const [first, last] = [list[0], list[list.length - 1]].map((each) => (Object(each) as { ts?: unknown }).ts);
  return Number(last) > Number(first) ? list.slice(-most) : list.slice(0, most);
}

/** A page as v2 sends it, a bare array, or a page of the legacy API. Null when it is none of them. */
export function readPage<R>(value: unknown, readRecord: ReadRecord<R>, most: number): ListPage<R> | null {
  const { results, count } = Object(value) as { results?: unknown; count?: unknown };
  return Array.isArray(value)
    ? readRecords(value, value.length, readRecord, most)
    : readRecords(results, count, readRecord, most) || readLegacyList(value, readRecord, most);
}
