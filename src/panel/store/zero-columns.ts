/** Columns for limits and features, as SQL: whole numbers, 0 where nothing is written. */
export const zeroColumns = (names: readonly string[]): string =>
  names.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
