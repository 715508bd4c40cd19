import { MAX_RECORDS } from '../../servers/panel/list-page.js';
import { CUTS_COUNT } from './cuts.js';

/**
 * The smallest page that contains both a new track and the previous one, so that a missed play is noticed.
 */
export const MIN_PAGE_SIZE = 2;
/** Allowed page sizes. There are only a few, so that visitors share URLs. */
const PAGES = [MIN_PAGE_SIZE, 20, CUTS_COUNT];

export function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.min(MAX_RECORDS, Math.ceil(records / 100) * 100);
}

/** Returns the number of rows for a history's attribute `limit`: 1 to 100, or 10 if it is invalid. */
export function historyRows(limit: number): number {
  return Math.min(100, Math.max(1, Math.floor(limit) || 10));
}

/**
 * Returns the number of records to request for a history: one more for the current track, and twice as many if the
 * history hides jingles.
 */
export function historyRecords(rows: number, hidesJingles: boolean): number {
  return (rows + 1) * (hidesJingles ? 2 : 1);
}
