/**
 * The command `onair-panel restore`: replaces a stopped panel's database with a copy, and keeps the old database
 * next to it.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FailedCopy, refuseSame, type CopyOrder } from './backup-command.js';
import { socketOf } from './backup-socket.js';
import { readFileVersion } from '../../database/file-version.js';
import { migrations } from '../../store/migrations.js';
import { PRIVATE_FILE } from '../../database/private-files.js';

/** Restores the copy. Returns the path to which the old database was moved, or null if no database existed. */
export async function restore({ db, file }: CopyOrder): Promise<string | null> {
  refuseSame({ db, file });
  if (!existsSync(file)) throw new FailedCopy(`${file} does not exist.`);
  if (await isRunning(db)) throw new FailedCopy(STOP_FIRST(db));
  const next = `${db}.restoring`;
  try {
    prepare(file, next);
    return replace(db, next);
  } catch (error) {
    if (error instanceof FailedCopy) throw error;
    throw new FailedCopy(`Can't restore ${db}: ${(error as Error).message}.`, { cause: error });
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(next + end, { force: true });
  }
}

const STOP_FIRST = (db: string) => `A panel or another program has ${db} open: stop it first.`;

async function isRunning(db: string): Promise<boolean> {
  const path = socketOf(db);
  if (path === null) return false;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Copies `file` to `next` and checks it. Throws `FailedCopy` if this version of the panel can't use the file. */
function prepare(file: string, next: string): void {
  // A database that was copied by hand may have a write-ahead log next to it that contains the latest changes.
  for (const end of ['', '-wal']) {
    rmSync(next + end, { force: true });
    if (existsSync(file + end)) copyFileSync(file + end, next + end);
  }
  const version = readFileVersion(next);
  if (version === null) throw new FailedCopy(`${file} is not a database.`);
  if (version === 0) throw new FailedCopy(`${file} was not written by onair-panel.`);
  if (version > migrations.length) throw new FailedCopy(`${file} was written by a newer onair-panel.`);
  if (!isWhole(next)) throw new FailedCopy(`${file} is damaged.`);
  chmodSync(next, PRIVATE_FILE);
  flush(next);
}

function isWhole(file: string): boolean {
  const copy = new Sqlite(file);
  try {
    // Merges the write-ahead log into the file.
    copy.pragma('journal_mode = DELETE');
    return copy.pragma('integrity_check', { simple: true }) === 'ok';
  } catch {
    return false;
  } finally {
    copy.close();
  }
}

/**
 * Replaces the database in one step, so that there is a database at its path at all times. The lock prevents a
 * panel from opening the old one in the meantime.
 */
function replace(db: string, next: string): string | null {
  takeOwnerFrom(next, existsSync(db) ? db : dirname(db));
  if (!existsSync(db)) {
    renameSync(next, db);
    return null;
  }
  const kept = `${db}.before-restore`;
  const current = lock(db);
  try {
    for (const end of ['', '-wal']) rmSync(kept + end, { force: true });
    try {
      linkSync(db, kept);
    } catch {
      // Some file systems don't support hard links.
      copyFileSync(db, kept);
    }
    // A damaged database may leave a log behind, which must not be applied to the new one.
    if (existsSync(`${db}-wal`)) renameSync(`${db}-wal`, `${kept}-wal`);
    renameSync(next, db);
    flush(dirname(db));
    return kept;
  } finally {
    current?.close();
  }
}

/**
 * Gives the file the same owner as `owner`. If root restores a service's database, the file must belong to the
 * service's account.
 */
function takeOwnerFrom(file: string, owner: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(owner);
  chownSync(file, uid, gid);
}

/**
 * Locks the database. Returns null if the database is too damaged to be opened. That isn't an error, because it
 * will be replaced anyway.
 */
function lock(db: string): Sqlite.Database | null {
  let current: Sqlite.Database | null = null;
  try {
    current = new Sqlite(db, { timeout: 1000 });
    current.pragma('locking_mode = EXCLUSIVE');
    current.pragma('journal_mode = DELETE');
    current.exec('BEGIN EXCLUSIVE; COMMIT');
    return current;
  } catch (error) {
    current?.close();
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY'))
      throw new FailedCopy(STOP_FIRST(db));
    return null;
  }
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
