/** Opens the panel's database, in a file or in memory, and brings its tables up to date. */
import Sqlite from 'better-sqlite3';
import { migrations } from './migrations.js';

export type Database = Sqlite.Database;

/**
 * The database in `file`, or a new one in memory for null.
 * Throws when the file can't be opened, is not a database, or was written by a newer panel.
 */
export function openDatabase(file: string | null): Database {
  const db = new Sqlite(file ?? ':memory:');
  try {
    if (file !== null) db.pragma('journal_mode = WAL');
    db.pragma('foreign_keys = ON');
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

function migrate(db: Database): void {
  const done = Number(db.pragma('user_version', { simple: true }));
  if (done > migrations.length) throw new Error('the database was written by a newer onair-panel');
  migrations.slice(done).forEach((sql, index) => {
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${done + index + 1}`);
    })();
  });
}
