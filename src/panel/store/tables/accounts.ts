/** The tables of accounts, as migration steps: see `../migrations.ts`. */

/** Step 2. */
export const accountTables = `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
  );
  CREATE TABLE account_servers (
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    PRIMARY KEY (account, server)
  ) WITHOUT ROWID;
  CREATE TABLE api_keys (
    fingerprint TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE
  ) WITHOUT ROWID;
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
`;

/** Step 4: roles, owners and states. */
export const accountRoles = `
  ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT 'broadcaster';
  ALTER TABLE accounts ADD COLUMN owner INTEGER REFERENCES accounts;
  ALTER TABLE accounts ADD COLUMN email TEXT NOT NULL DEFAULT '';
  ALTER TABLE accounts ADD COLUMN first_name TEXT NOT NULL DEFAULT '';
  ALTER TABLE accounts ADD COLUMN image TEXT NOT NULL DEFAULT '';
  ALTER TABLE accounts ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE accounts ADD COLUMN deleted_at INTEGER;
  ALTER TABLE accounts ADD COLUMN token_epoch INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX accounts_of_owner ON accounts (owner, id);
  CREATE INDEX accounts_by_email ON accounts (email COLLATE NOCASE);
  CREATE INDEX accounts_to_purge ON accounts (deleted_at) WHERE deleted_at IS NOT NULL;
`;

/** Step 4: before, there was one kind of account. The first one becomes administrator, the others broadcasters. */
export const firstRoles = `
  UPDATE accounts SET role = 'administrator' WHERE id = (SELECT min(id) FROM accounts);
  UPDATE accounts SET owner = (SELECT min(id) FROM accounts) WHERE role <> 'administrator';
  INSERT INTO broadcasters (account) SELECT id FROM accounts WHERE role = 'broadcaster';
`;
