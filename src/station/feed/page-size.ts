import { MAX_RECORDS } from '../../servers/panel/list-page.js';
import { CUTS_COUNT } from './cuts.js';

/** The fewest records that show a change and that no play between was missed. */
export const MIN_PAGE_SIZE = 2;
/** Page sizes for requests. There are few, so that visitors share URLs. */
const PAGES = [MIN_PAGE_SIZE, 20, CUTS_COUNT];

export function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.min(MAX_RECORDS, Math.ceil(records / 100) * 100);
}
