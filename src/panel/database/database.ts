import { realpathSync, statSync, type BigIntStats } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { readFileVersion } from './file-version.js';
import { createPrivateFile, narrowFile } from './private-files.js';

export type Database = Sqlite.Database;

/** SQL scripts, in order. The database's `user_version` is the number of scripts that have been applied. */
export type Migrations = readonly string[];

/** Thrown if a file can't be used as the panel's database. The message is the reason, without a full stop. */
export class UnusableFile extends Error {}

/** Time to wait for another panel to close the file. */
const BUSY_TIMEOUT_MS = 1000;

/**
 * The databases that this process has open, by file. If a process closes any handle to a file, it loses all
 * its locks on that file (POSIX), so a file in use must not even be read.
 */
const opened = new Map<string, Database>();

/**
 * Opens the database in `file`, or a new one in memory if `file` is null, and runs any missing `migrations`.
 * Writes are on disk when their calls return, and no other process can use the file while it's open. Only the
 * panel's account can read the file. `warn` is called if other accounts could read it before. If the file can't
 * be used, throws `UnusableFile` and leaves it unchanged.
 */
export function openDatabase(
  file: string | null,
  migrations: Migrations,
  warn: (sentence: string) => void = () => {},
): Database {
  if (file === null) return prepare(new Sqlite(':memory:'), migrations);
  examine(file, migrations);
  createPrivateFile(file);
  try {
    const db = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
    prepare(db, migrations, () => lock(db));
    const stats = statIfThere(file);
    if (stats !== undefined) opened.set(identity(stats), db);
    // The write-ahead log is next to the actual file, even if `file` is a link to it.
    for (const end of ['', '-wal']) narrowFile(realpathSync(file) + end, warn);
    return db;
  } catch (error) {
    throw new UnusableFile(reason(error), { cause: error });
  }
}

/** Checks a file before it's opened. Throws if it can't be used as the panel's database. */
function examine(file: string, migrations: Migrations): void {
  const stats = statIfThere(file);
  if (stats === undefined) return;
  if (!stats.isFile()) throw new UnusableFile('it is not a file');
  if (opened.get(identity(stats))?.open) throw new UnusableFile(TAKEN);
  refuseNewer(readFileVersion(file) ?? 0, migrations);
}

/**
 * Locks the file for this panel, because a panel doesn't notice writes by another one. The operating system
 * holds the lock, so it is released when the process ends.
 */
function lock(db: Database): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  // With the default value for this journal mode, the last writes could be lost in a power failure.
  db.pragma('synchronous = FULL');
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

function prepare(db: Database, migrations: Migrations, first = () => {}): Database {
  try {
    first();
    db.pragma('foreign_keys = ON');
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Database, migrations: Migrations): void {
  const done = Number(db.pragma('user_version', { simple: true }));
  refuseNewer(done, migrations);
  migrations.slice(done).forEach((sql, index) => {
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${done + index + 1}`);
    })();
  });
}

function refuseNewer(version: number, migrations: Migrations): void {
  if (version > migrations.length) throw new UnusableFile('it was written by a newer onair-panel');
}

function statIfThere(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true });
  } catch {
    return undefined;
  }
}

function identity({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`;
}

const TAKEN = 'another panel, or another program, has it open';

function reason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const family = /^SQLITE_[A-Z]+/.exec(String(code))?.[0];
  if (family === 'SQLITE_BUSY') return TAKEN;
  if (family === 'SQLITE_NOTADB') return 'it is not a database';
  if (family === 'SQLITE_CANTOPEN') return "it can't be opened or created";
  if (family === 'SQLITE_READONLY') return 'it is read-only';
  if (family === 'SQLITE_CORRUPT') return 'it is damaged';
  if (error instanceof TypeError && /directory/.test(error.message)) return 'its folder does not exist';
  return String(message);
}
