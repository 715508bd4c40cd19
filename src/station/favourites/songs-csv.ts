/** The visitor's likes as a CSV file (RFC 4180), which spreadsheets can open. */
import { csvRow } from '../../contract/csv.js';
import { isoTime } from '../../contract/iso-time.js';
import type { Favourite } from './favourites.js';

/** The column names don't depend on the language, so that browsers in any language can read the file. */
const COLUMNS = ['Artist', 'Title', 'Album', 'Liked'];

/** Excel reads the file as UTF-8 only if it has this mark. */
const BYTE_ORDER_MARK = '\ufeff';

export function songsCsv(likes: readonly Favourite[]): string {
  const rows = likes.map(({ artist, title, album, at }) => [artist, title, album, isoTime(at)]);
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map(csvRow).join('');
}
