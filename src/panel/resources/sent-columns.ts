/** Returns the fields of a request that are columns of the row. Undefined values and the id are left out. */
export function sentColumns<Row extends object>(row: Row, sent: object): Partial<Row> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => name !== 'id' && name in row && value !== undefined),
  ) as Partial<Row>;
}
