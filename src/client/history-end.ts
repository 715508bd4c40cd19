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
import type { HistoryPage } from './reading.js';

/** What is known of one station's history order. Kept by whoever reads; changed by `windowAfter`. */
export interface HistoryEnd {
  /** `start`: the newest records come at offset 0. `tail`: at the far end. */
  newestAt: 'unknown' | 'start' | 'tail';
  /** Records in all at the last answer; only `tail` needs it. */
  count: number;
}

export const unknownEnd = (): HistoryEnd => ({ newestAt: 'unknown', count: 0 });

export interface HistoryWindow {
  limit: number;
  offset: number;
}

/** Asked beyond what is wanted at a moving tail, so that a few new tracks need no second request. */
const TAIL_SLACK = 3;

export function firstWindow(end: HistoryEnd, wanted: number): HistoryWindow {
  return end.newestAt === 'tail' ? tailOf(end.count, wanted) : { limit: wanted, offset: 0 };
}

/**
 * Learns from a page and says what to ask next; null when nothing is missing.
 * `before` is the page that the start gave, when this one is the far end's.
 */
export function windowAfter(
  end: HistoryEnd,
  wanted: number,
  asked: HistoryWindow,
  page: HistoryPage,
  before: HistoryPage | null,
): HistoryWindow | null {
  const count = page.count === null ? page.records.length : page.count;
  const { newestAt } = end;
  end.count = count;
  if (newestAt === 'tail')
    return count < asked.offset || count > asked.offset + asked.limit ? tailOf(count, wanted) : null;
  if (newestAt === 'unknown') {
    if (before) end.newestAt = newestTs(page) > newestTs(before) ? 'tail' : 'start';
    else if (count > page.records.length) return tailOf(count, wanted);
  }
  return null;
}

function tailOf(count: number, wanted: number): HistoryWindow {
  return { limit: wanted + TAIL_SLACK, offset: Math.max(0, count - wanted) };
}

function newestTs(page: HistoryPage): number {
  return page.records.reduce((newest, record) => Math.max(newest, record.ts), 0);
}
