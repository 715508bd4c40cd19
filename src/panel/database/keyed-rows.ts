import type { Database } from './database.js';

/** Reads and writes whole rows of a table by its key. */
export interface KeyedRows<Row> {
  /** Sorted by key. */
  all(): Row[];
  one(key: number): Row | undefined;
  /**
   * Adds a row and returns its key. Missing columns get their SQL defaults. Throws if the value of a unique column
   * already exists.
   */
  add(row: Partial<Row>): number;
  /** Writes all columns of the row with this key. */
  change(row: Row): void;
  delete(key: number): void;
}

/** `flags` are the boolean columns, which SQLite stores as 1 and 0. */
export function createKeyedRows<Row extends object>(
  db: Database,
  table: string,
  key: keyof Row & string,
  columns: readonly (keyof Row & string)[],
  flags: readonly (keyof Row & string)[],
): KeyedRows<Row> {
  type SqlRow = Record<string, unknown>;
  const listed = columns.join(', ');
  const all = db.prepare<[], SqlRow>(`SELECT ${listed} FROM ${table} ORDER BY ${key}`);
  const one = db.prepare<[number], SqlRow>(`SELECT ${listed} FROM ${table} WHERE ${key} = ?`);
  const change = db.prepare(
    `UPDATE ${table} SET ${columns.map((name) => `${name} = @${name}`).join(', ')} WHERE ${key} = @${key}`,
  );
  const remove = db.prepare<[number]>(`DELETE FROM ${table} WHERE ${key} = ?`);

  const fromSql = (stored: SqlRow): Row => {
    for (const name of flags) stored[name] = stored[name] === 1;
    return stored as Row;
  };
  const toSql = (row: object): SqlRow =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => value !== undefined && (columns as readonly string[]).includes(name))
        .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : (value as unknown)]),
    );
  return {
    all: () => all.all().map(fromSql),
    one(id) {
      const stored = one.get(id);
      return stored && fromSql(stored);
    },
    add(row) {
      const stored = toSql(row);
      const names = Object.keys(stored);
      const values = names.map((name) => `@${name}`).join(', ');
      const added = db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`).run(stored);
      return Number(added.lastInsertRowid);
    },
    change: (row) => void change.run(toSql(row)),
    delete: (id) => void remove.run(id),
  };
}
