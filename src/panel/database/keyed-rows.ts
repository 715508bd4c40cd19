/** Statements that read and write whole rows of a table, by its own key. */
import type { Database } from './database.js';

export interface KeyedRows<Row> {
  /** By key. */
  all(): Row[];
  /** Undefined when there is none. */
  one(key: number): Row | undefined;
  /** Answers the key. Columns that are not given get their defaults. Throws when a unique column has the value already. */
  add(row: Partial<Row>): number;
  /** Writes all columns of the row that has this key. */
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
  type Kept = Record<string, unknown>;
  const listed = columns.join(', ');
  const all = db.prepare<[], Kept>(`SELECT ${listed} FROM ${table} ORDER BY ${key}`);
  const one = db.prepare<[number], Kept>(`SELECT ${listed} FROM ${table} WHERE ${key} = ?`);
  const change = db.prepare(
    `UPDATE ${table} SET ${columns.map((name) => `${name} = @${name}`).join(', ')} WHERE ${key} = @${key}`,
  );
  const remove = db.prepare<[number]>(`DELETE FROM ${table} WHERE ${key} = ?`);

  const fromKept = (kept: Kept): Row => {
    for (const name of flags) kept[name] = kept[name] === 1;
    return kept as Row;
  };
  const toKept = (row: object): Kept =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => value !== undefined && (columns as readonly string[]).includes(name))
        .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : (value as unknown)]),
    );
  return {
    all: () => all.all().map(fromKept),
    one(id) {
      const kept = one.get(id);
      return kept && fromKept(kept);
    },
    add(row) {
      const kept = toKept(row);
      const names = Object.keys(kept);
      const values = names.map((name) => `@${name}`).join(', ');
      const added = db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`).run(kept);
      return Number(added.lastInsertRowid);
    },
    change: (row) => void change.run(toKept(row)),
    delete: (id) => void remove.run(id),
  };
}
