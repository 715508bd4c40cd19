/** The tables of sessions, as migration steps: see `store/migrations.ts`. */

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
