import { MAX_RECORDS } from '../../servers/panel/list-page.js';
import { CUTS_COUNT } from './cuts.js';

/** The smallest page that shows both a new track and the one before it, so that no missed play goes unnoticed. */
export const MIN_PAGE_SIZE = 2;
/** Page sizes for requests. There are only a few, so that visitors share URLs. */
const PAGES = [MIN_PAGE_SIZE, 20, CUTS_COUNT];

export function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.min(MAX_RECORDS, Math.ceil(records / 100) * 100);
}

/** Returns how many rows a history shows for its attribute `limit`: 1 to 100, and 10 for an invalid value. */
export function historyRows(limit: number): number {
  return Math.min(100, Math.max(1, Math.floor(limit) || 10));
}

/** Returns how many records a history requests: one more for the current track, and twice as many if it hides jingles. */
export function historyRecords(rows: number, hidesJingles: boolean): number {
  return (rows + 1) * (hidesJingles ? 2 : 1);
}
