/**
 * Which end of a history is "now".
 *
 * In:  the pages that a panel gave, and which window each answered.
 * Out: the window to ask next, until the newest records are in hand.
 *
 * Panels order a history newest first, oldest first, or as the newest page
 * ascending; position means nothing. Where more exists than one page shows,
 * the other end is looked at once, and the newer of the two is remembered.
 * Compiles to ES5.
 */
import type { ListPage } from './fields.js';

/** All that the order of a history needs of its pages. */
type Page = ListPage<{ ts: number }>;

/** What is known of one station's history order. Kept by whoever reads; changed by `windowAfter`. */
export interface HistoryEnd {
  /** Whether the newest records come at the far end, not at offset 0; undefined until both were looked at. */
  tail?: boolean;
  /** Records in all, and the newest start seen, at the last answer. */
  count: number;
  ts: number;
}

export const unknownEnd = (): HistoryEnd => ({ count: 0, ts: 0 });

export interface HistoryWindow {
  limit: number;
  offset: number;
}

/** Asked beyond what is wanted at a moving tail, so that a few new tracks need no second request. */
const TAIL_SLACK = 3;

export function firstWindow(end: HistoryEnd, wanted: number): HistoryWindow {
  return end.tail
    ? { limit: wanted + TAIL_SLACK, offset: Math.max(0, end.count - wanted) }
    : { limit: wanted, offset: 0 };
}

/** Learns from the page that answered `asked`, and says what to ask next; null when nothing is missing. */
export function windowAfter(
  end: HistoryEnd,
  wanted: number,
  asked: HistoryWindow,
  { records, count }: Page,
): HistoryWindow | null {
  const all = count === null ? records.length : count;
  const newest = records.reduce((ts, record) => Math.max(ts, record.ts), 0);
  const known = end.tail;
  const missed = (all > 0 && all <= asked.offset) || all > asked.offset + asked.limit;
  if (known === undefined && asked.offset) end.tail = newest > end.ts;
  end.count = all;
  end.ts = newest;
  const look = known === undefined ? !asked.offset && missed : known && missed;
  return look ? firstWindow({ tail: true, count: all, ts: 0 }, wanted) : null;
}
