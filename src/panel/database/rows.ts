/** Statements that read, add, change and delete whole rows of a table with `id` and `server`. */
import type { Database } from './database.js';

export interface Rows<Row extends { id: number; server: number }> {
  /** The rows of a server, or of all servers for null, by id. */
  all(server: number | null): Row[];
  /** Undefined when there is none with this id. */
  one(id: number): Row | undefined;
  /** Answers the id; null takes the next free one. */
  add(row: Omit<Row, 'id'> & { id: number | null }): number;
  /** Writes all columns of the row that has this id. */
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
  type Kept = Record<string, unknown>;
  const fields = columns.filter((name) => name !== 'id');
  const ofServer = db.prepare<[number], Kept>(`SELECT * FROM ${table} WHERE server = ? ORDER BY id`);
  const ofAll = db.prepare<[], Kept>(`SELECT * FROM ${table} ORDER BY id`);
  const one = db.prepare<[number], Kept>(`SELECT * FROM ${table} WHERE id = ?`);
  const add = db.prepare(
    `INSERT INTO ${table} (id, ${fields.join(', ')}) VALUES (@id, ${fields.map((name) => `@${name}`).join(', ')})`,
  );
  const change = db.prepare(
    `UPDATE ${table} SET ${fields.map((name) => `${name} = @${name}`).join(', ')} WHERE id = @id`,
  );
  const remove = db.prepare<[number]>(`DELETE FROM ${table} WHERE id = ?`);

  const fromKept = (kept: Kept): Row =>
    Object.assign(kept, Object.fromEntries(flags.map((name) => [name, kept[name] === 1]))) as Row;
  const toKept = (row: object): Kept => {
    const values = row as Kept;
    return { ...values, ...Object.fromEntries(flags.map((name) => [name, values[name] ? 1 : 0])) };
  };
  return {
    all: (server) => (server === null ? ofAll.all() : ofServer.all(server)).map(fromKept),
    one(id) {
      const kept = one.get(id);
      return kept && fromKept(kept);
    },
    add: (row) => Number(add.run(toKept(row)).lastInsertRowid),
    change: (row) => void change.run(toKept(row)),
    delete: (id) => void remove.run(id),
  };
}
