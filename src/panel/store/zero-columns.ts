/** Returns SQL for integer columns whose default is 0, such as limits and features. */
export const zeroColumns = (names: readonly string[]): string =>
  names.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
