/** Returns the sent fields that are columns of the row, except for undefined values and the id. */
export function sentColumns<Row extends object>(row: Row, sent: object): Partial<Row> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => name !== 'id' && name in row && value !== undefined),
  ) as Partial<Row>;
}
