/** What a cell can hold. Null is an empty cell. */
export type Cell = string | number | null;

/**
 * Spreadsheets run a cell as a formula if it begins with one of these characters, some also after spaces or in full-width form, and
 * show it as text after an apostrophe. Apostrophes in the text count as well, so that `readCell` returns each text unchanged.
 */
const FORMULA = /^[\s']*[=+\-@＝＋－＠\t\r]/;

/** Some spreadsheets separate cells by semicolons or tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Returns a row of an RFC 4180 file. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvRow(cells: readonly Cell[]): string {
  return cells.map(writeCell).join(',') + '\r\n';
}

/** Removes the apostrophe that `csvRow` adds. */
export function readCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
