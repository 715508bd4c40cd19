/** The tables of the administration: who there is, what each may have, what the panel is told about itself. */
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, type Feature } from '../../contract/administration.js';

const limits = (names: readonly string[]) =>
  names.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');
const features = (names: readonly Feature[]) =>
  names.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ');

/**
 * The accounts of a panel that had but one kind: the first one ran it, the others had stations.
 *
 * An id is never given again: a token, a folder of files or an address that
 * outlives what it was for must not belong to what comes next.
 * Channels get an index, as there is a station for each account now.
 */
export const administrationTables = `
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

  CREATE INDEX channels_of_server ON channels (server, id);

  CREATE TABLE ids_given (
    kind TEXT PRIMARY KEY,
    highest INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TRIGGER account_gone AFTER DELETE ON accounts BEGIN
    INSERT INTO ids_given VALUES ('account', old.id)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;
  CREATE TRIGGER server_gone AFTER DELETE ON servers BEGIN
    INSERT INTO ids_given VALUES ('server', old.id)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;

  CREATE TABLE broadcasters (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    account_type INTEGER NOT NULL DEFAULT 1,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    panel_port INTEGER NOT NULL DEFAULT 0,
    default_channel_port INTEGER NOT NULL DEFAULT 0,
    port_range_min INTEGER NOT NULL DEFAULT 0,
    port_range_max INTEGER NOT NULL DEFAULT 0,
    ${limits(ACCOUNT_LIMITS)},
    ${features(FEATURES)},
    backup_status INTEGER NOT NULL DEFAULT 0,
    backup_auto_type INTEGER NOT NULL DEFAULT 0,
    backup_auto_when INTEGER NOT NULL DEFAULT 0,
    backup_quick INTEGER NOT NULL DEFAULT 0,
    branded_url TEXT NOT NULL DEFAULT '',
    branded_url_status INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE resellers (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ${limits(RESELLER_LIMITS)},
    ${features(FEATURES)}
  );

  UPDATE accounts SET role = 'administrator' WHERE id = (SELECT min(id) FROM accounts);
  UPDATE accounts SET owner = (SELECT min(id) FROM accounts) WHERE role <> 'administrator';
  INSERT INTO broadcasters (account) SELECT id FROM accounts WHERE role = 'broadcaster';

  CREATE TABLE broadcaster_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    ${limits(ACCOUNT_LIMITS)},
    ${features(FEATURES)},
    UNIQUE (owner, name)
  );
  CREATE TABLE reseller_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    ${limits(RESELLER_LIMITS)},
    ${features(FEATURES)},
    UNIQUE (owner, name)
  );
  CREATE TABLE email_templates (
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    language TEXT NOT NULL,
    email_type TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (owner, language, email_type)
  ) WITHOUT ROWID;

  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE setting_files (
    name TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    bytes BLOB NOT NULL
  );

  CREATE TABLE sessions (
    fingerprint TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX sessions_of_account ON sessions (account, purpose);
  CREATE INDEX sessions_by_end ON sessions (expires_at);

  CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    ts INTEGER NOT NULL,
    account INTEGER,
    username TEXT,
    address TEXT NOT NULL,
    action TEXT NOT NULL,
    path TEXT NOT NULL,
    status INTEGER NOT NULL
  );
`;
