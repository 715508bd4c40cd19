/** The value of a cell. Null is an empty cell. */
export type Cell = string | number | null;

/**
 * Spreadsheets evaluate a cell as a formula if it starts with one of these characters. Some spreadsheets also
 * do this if the character follows spaces or is a full-width form. A leading apostrophe makes spreadsheets
 * treat the cell as text. Text that already starts with an apostrophe gets another one, so that `readCell`
 * returns it unchanged.
 */
const FORMULA = /^[\s']*[=+\-@＝＋－＠\t\r]/;

/** Some spreadsheets use semicolons or tabs as separators. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * Returns a row of an RFC 4180 file. Text that a spreadsheet would evaluate as a formula is prefixed with an
 * apostrophe.
 */
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
