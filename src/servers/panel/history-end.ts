/**
 * At which end of its list a panel has the newest records.
 *
 * In:  a page of the history, and the request that it answers.
 * Out: the page to ask for next, until the newest records are there.
 *
 * Panels order a history newest first, oldest first, or as the newest page
 * ascending; position means nothing. Where the history has more than one page,
 * the other end is asked for once, and the end with the newer records is
 * remembered. Compiles to ES5.
 */
import type { ListPage } from './list-page.js';

/** The part of a page that matters here. */
type Page = ListPage<{ ts: number; length?: number | null }>;

/** What is known of the order of one station's history. `nextPageRequest` changes it. */
export interface HistoryEnd {
  /** Whether the newest records are at the far end, not at offset 0; undefined until both ends were read. */
  tail?: boolean;
  /** Records in all, and the newest start seen, at the last answer. */
  count: number;
  ts: number;
}

export const unknownEnd = (): HistoryEnd => ({ count: 0, ts: 0 });

export interface PageRequest {
  limit: number;
  offset: number;
}

/** Records asked for beyond those wanted at the far end, so that a few new tracks need no second request. */
const TAIL_SLACK = 3;

export function firstPageRequest(end: HistoryEnd, wanted: number): PageRequest {
  return end.tail
    ? { limit: wanted + TAIL_SLACK, offset: Math.max(0, end.count - wanted) }
    : { limit: wanted, offset: 0 };
}

/**
 * Learns from the page that answered `asked`. Out: the next page to ask for; null when nothing is missing.
 * A page whose newest record plays at `now` (milliseconds, by the visitor's clock) has the newest records. A wrong
 * clock costs one request more, or takes an old page for the newest one until its last record has ended.
 */
export function nextPageRequest(
  end: HistoryEnd,
  wanted: number,
  asked: PageRequest,
  { records, count }: Page,
  now = 0,
): PageRequest | null {
  const all = count === null ? records.length : count;
  const newest = records.reduce((ts, record) => Math.max(ts, record.ts), 0);
  const isNow = records.some((record) => record.ts === newest && playsAt(record, now));
  if (end.tail === undefined && !asked.offset && isNow) end.tail = false;
  const known = end.tail;
  const missed = (all > 0 && all <= asked.offset) || all > asked.offset + asked.limit;
  if (known === undefined && asked.offset) end.tail = newest > end.ts;
  end.count = all;
  end.ts = newest;
  const isMissing = known === undefined ? !asked.offset && missed : known && missed;
  return isMissing ? firstPageRequest({ tail: true, count: all, ts: 0 }, wanted) : null;
}

function playsAt({ ts, length }: { ts: number; length?: number | null }, now: number): boolean {
  return ts <= now && now < ts + (length || 0);
}
