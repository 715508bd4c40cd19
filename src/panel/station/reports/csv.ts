/** What a cell can hold. Null is an empty cell. */
export type Cell = string | number | null;

/** Spreadsheets run text that starts with one of these as a formula, some also after spaces or in full-width form. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Returns a row of an RFC 4180 file. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
