/** The tables of sessions, as migration steps: see `../migrations.ts`. */

/** Step 4. */
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

/** Step 5. */
export const knownAddressTables = `
  CREATE TABLE known_addresses (
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    network TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (account, network)
  ) WITHOUT ROWID;
`;

/**
 * Step 6: sessions and API keys get ids, by which their account can end them. SQLite can't add such a column to a
 * table. Of earlier sessions nobody knows when they began: they count as used now.
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
