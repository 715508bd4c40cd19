/** The visitor's likes as a CSV file (RFC 4180), which spreadsheets can open. */
import { isoTime } from '../../contract/iso-time.js';
import type { Favourite } from './favourites.js';

/** The names don't depend on the language, so that each browser can read the file. */
const COLUMNS = ['Artist', 'Title', 'Album', 'Liked'];

/** Without this mark, Excel doesn't read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run a cell as a formula if it begins with one of these characters, and show it as text after an
 * apostrophe. Apostrophes in the text count as well, so that `readCell` returns each text unchanged.
 */
const FORMULA = /^[\s']*[=+\-@＝＋－＠\t\r]/;

export function songsCsv(likes: readonly Favourite[]): string {
  const rows = likes.map(({ artist, title, album, at }) => [artist ?? '', title, album ?? '', isoTime(at)]);
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

/** Removes the apostrophe that `songsCsv` adds. */
export function readCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
