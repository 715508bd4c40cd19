/** Returns SQL that declares integer columns with the default 0, such as limits and features. */
export const zeroColumns = (names: readonly string[]): string =>
  names.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
