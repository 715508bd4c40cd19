/** Of what was sent, the columns of the row. Undefined is not sent; an id is never written. */
export function sentColumns<Row extends object>(row: Row, sent: object): Partial<Row> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => name !== 'id' && name in row && value !== undefined),
  ) as Partial<Row>;
}
