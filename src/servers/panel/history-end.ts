/**
 * Finds out which end of a history has the newest records.
 *
 * Panels may sort a history newest first or oldest first, or send the newest page in ascending order, so a
 * record's position doesn't indicate its age. If the history has several pages, the client also requests the
 * other end once and remembers which end has the newer records. Compiles to ES5.
 */
import type { ListPage } from './list-page.js';

/** A page of records, with only the fields needed here. */
type Page = ListPage<{ ts: number; length?: number | null }>;

/** What is known about the order of one station's history. `nextPageRequest` updates it. */
export interface HistoryEnd {
  /**
   * Whether the newest records are at the end instead of at offset 0. Undefined until both ends have been
   * read.
   */
  tail?: boolean;
  /** Total number of records and newest start in the last response. */
  count: number;
  ts: number;
}

export const unknownEnd = (): HistoryEnd => ({ count: 0, ts: 0 });

export interface PageRequest {
  limit: number;
  offset: number;
}

/** Extra records requested at the end, so that a few new tracks don't require a second request. */
const TAIL_SLACK = 3;

export function firstPageRequest(end: HistoryEnd, wanted: number): PageRequest {
  return end.tail
    ? { limit: wanted + TAIL_SLACK, offset: Math.max(0, end.count - wanted) }
    : { limit: wanted, offset: 0 };
}

/**
 * Updates `end` with the response to `request`. Returns the next page to request, or null if nothing is
 * missing.
 *
 * A page has the newest records if its newest record is playing at `now` (milliseconds, visitor's clock). If
 * that clock is wrong, one more request is needed, or an old page is treated as the newest until its last
 * record has ended.
 */
export function nextPageRequest(
  end: HistoryEnd,
  wanted: number,
  request: PageRequest,
  { records, count }: Page,
  now = 0,
): PageRequest | null {
  const all = count === null ? records.length : count;
  const newest = Math.max(0, ...records.map(({ ts }) => ts));
  const isNow = records.some((record) => record.ts === newest && playsAt(record, now));
  if (end.tail === undefined && !request.offset && isNow) end.tail = false;
  const known = end.tail;
  const missed = (all > 0 && all <= request.offset) || all > request.offset + request.limit;
  if (known === undefined && request.offset) end.tail = newest > end.ts;
  end.count = all;
  end.ts = newest;
  const isMissing = known === undefined ? !request.offset && missed : known && missed;
  return isMissing ? firstPageRequest({ tail: true, count: all, ts: 0 }, wanted) : null;
}

function playsAt({ ts, length }: { ts: number; length?: number | null }, now: number): boolean {
  return ts <= now && now < ts + (length || 0);
}
