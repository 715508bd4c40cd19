import type { Database } from '../database/database.js';

/** The purpose of a token, which is access to the administration API or a single password reset. */
export type Purpose = 'session' | 'password_reset';

/**
 * A stored token. The store contains only its fingerprint, so that a copy of the database can't be used to sign
 * in. Times are in milliseconds UTC, by the machine's clock.
 */
export interface Session {
  /** Id of the session. Ids are never reused. */
  id: number;
  account: number;
  /** Address from which the user signed in. Null if an older version of the panel created the session. */
  address: string | null;
  /** Start of the session. Null if an older version of the panel created it. */
  started_at: number | null;
  /** Time of last use, accurate to the minute. */
  used_at: number;
  expires_at: number;
}

export interface Sessions {
  /** Returns undefined if the token is unknown or has another purpose. */
  one(fingerprint: string, purpose: Purpose): Session | undefined;
  /** Returns an account's tokens with this purpose, newest first. */
  ofAccount(account: number, purpose: Purpose): Session[];
  /** Adds a token. The time of its last use is initially its start. */
  add(
    fingerprint: string,
    purpose: Purpose,
    session: Pick<Session, 'account' | 'address' | 'expires_at'> & { started_at: number },
  ): void;
  /** Writes the time of the last use, which is in milliseconds UTC. */
  use(id: number, at: number): void;
  drop(id: number): void;
  /** Deletes a token. Returns whether the token existed, so only the first of two calls returns true. */
  take(fingerprint: string, purpose: Purpose): boolean;
  /** Deletes tokens that expired before this time, which is in milliseconds UTC. */
  dropExpired(before: number): void;
}

const COLUMNS = 'id, account, address, started_at, used_at, expires_at';

export function createSessions(db: Database): Sessions {
  const one = db.prepare<[string, Purpose], Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE fingerprint = ? AND purpose = ?`,
  );
  const ofAccount = db.prepare<[number, Purpose], Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE account = ? AND purpose = ? ORDER BY id DESC`,
  );
  const add = db.prepare(
    `INSERT INTO sessions (fingerprint, purpose, account, address, started_at, used_at, expires_at)
     VALUES (@fingerprint, @purpose, @account, @address, @started_at, @started_at, @expires_at)`,
  );
  const use = db.prepare<[number, number]>('UPDATE sessions SET used_at = ? WHERE id = ?');
  const drop = db.prepare<[number]>('DELETE FROM sessions WHERE id = ?');
  const take = db.prepare<[string, Purpose]>('DELETE FROM sessions WHERE fingerprint = ? AND purpose = ?');
  const dropExpired = db.prepare<[number]>('DELETE FROM sessions WHERE expires_at < ?');
  return {
    one: (fingerprint, purpose) => one.get(fingerprint, purpose),
    ofAccount: (account, purpose) => ofAccount.all(account, purpose),
    add: (fingerprint, purpose, session) => void add.run({ ...session, fingerprint, purpose }),
    use: (id, at) => void use.run(at, id),
    drop: (id) => void drop.run(id),
    take: (fingerprint, purpose) => take.run(fingerprint, purpose).changes > 0,
    dropExpired: (before) => void dropExpired.run(before),
  };
}

/** A migration (see `migrations.ts`). */
export const sessionTables = `
  CREATE TABLE sessions (
    fingerprint TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX sessions_of_account ON sessions (account, purpose);
  CREATE INDEX sessions_by_end ON sessions (expires_at);
`;

/**
 * A migration (see `migrations.ts`). Sessions and API keys get ids, so that accounts can delete them by id.
 * SQLite can't add such a column to a table, so the tables are copied. The start of existing sessions is
 * unknown, and the time of their last use is set to now.
 */
export const endableSessions = `
  CREATE TABLE sessions_with_ids (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fingerprint TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    address TEXT,
    started_at INTEGER,
    used_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  );
  INSERT INTO sessions_with_ids (fingerprint, account, purpose, used_at, expires_at)
    SELECT fingerprint, account, purpose, unixepoch() * 1000, expires_at FROM sessions;
  DROP TABLE sessions;
  ALTER TABLE sessions_with_ids RENAME TO sessions;
  CREATE INDEX sessions_of_account ON sessions (account, purpose);
  CREATE INDEX sessions_by_end ON sessions (expires_at);
  CREATE TABLE api_keys_with_ids (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fingerprint TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE
  );
  INSERT INTO api_keys_with_ids (fingerprint, account) SELECT fingerprint, account FROM api_keys;
  DROP TABLE api_keys;
  ALTER TABLE api_keys_with_ids RENAME TO api_keys;
`;
