import type { Database } from './database.js';

/** Reads and writes whole rows of a table with `id` and `server`. */
export interface Rows<Row extends { id: number; server: number }> {
  /** Returns the rows of a server, or of all servers if `server` is null. The rows are sorted by id. */
  all(server: number | null): Row[];
  one(id: number): Row | undefined;
  /** Adds a row and returns its id. If the given id is null, uses the next free one. */
  add(row: Omit<Row, 'id'> & { id: number | null }): number;
  /** Writes all columns of the row with this id. */
  change(row: Row): void;
  delete(id: number): void;
}

/** `flags` are the boolean columns, which SQLite stores as 1 and 0. */
export function createRows<Row extends { id: number; server: number }>(
  db: Database,
  table: string,
  columns: readonly (keyof Row & string)[],
  flags: readonly (keyof Row & string)[],
): Rows<Row> {
  type SqlRow = Record<string, unknown>;
  const fields = columns.filter((name) => name !== 'id');
  const ofServer = db.prepare<[number], SqlRow>(`SELECT * FROM ${table} WHERE server = ? ORDER BY id`);
  const ofAll = db.prepare<[], SqlRow>(`SELECT * FROM ${table} ORDER BY id`);
  const one = db.prepare<[number], SqlRow>(`SELECT * FROM ${table} WHERE id = ?`);
  const add = db.prepare(
    `INSERT INTO ${table} (id, ${fields.join(', ')}) VALUES (@id, ${fields.map((name) => `@${name}`).join(', ')})`,
  );
  const change = db.prepare(
    `UPDATE ${table} SET ${fields.map((name) => `${name} = @${name}`).join(', ')} WHERE id = @id`,
  );
  const remove = db.prepare<[number]>(`DELETE FROM ${table} WHERE id = ?`);

  const fromSql = (stored: SqlRow): Row =>
    Object.assign(stored, Object.fromEntries(flags.map((name) => [name, stored[name] === 1]))) as Row;
  const toSql = (row: object): SqlRow => {
    const values = row as SqlRow;
    return { ...values, ...Object.fromEntries(flags.map((name) => [name, values[name] ? 1 : 0])) };
  };
  return {
    all: (server) => (server === null ? ofAll.all() : ofServer.all(server)).map(fromSql),
    one(id) {
      const stored = one.get(id);
      return stored && fromSql(stored);
    },
    add: (row) => Number(add.run(toSql(row)).lastInsertRowid),
    change: (row) => void change.run(toSql(row)),
    delete: (id) => void remove.run(id),
  };
}
