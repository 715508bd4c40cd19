/** Accounts with their servers and the fingerprints of their API keys, and the panel's own secrets. */
import type { Role } from '../../contract/administration.js';
import type { Database } from '../database/database.js';
import { nextId } from './next-id.js';

export interface Account {
  id: number;
  username: string;
  role: Role;
  /** Id of the reseller or administrator who owns the account, or null for the first administrator. */
  owner: number | null;
  email: string;
  first_name: string;
  /** Path or URL of a picture, or ''. */
  image: string;
  suspended: boolean;
  /**
   * Time at which the account was marked for deletion, in milliseconds UTC by the machine's clock. Null if it
   * isn't marked.
   */
  deleted_at: number | null;
  /**
   * Increases when the password changes, the account is suspended, or all its sessions are ended. Tokens with
   * an older epoch are revoked.
   */
  token_epoch: number;
}

export interface StoredAccount extends Account {
  password_hash: string;
}

/** The required fields of a new account. The other fields default to ''. */
export type NewAccount = Pick<StoredAccount, 'username' | 'password_hash' | 'role' | 'owner'> &
  Partial<Pick<Account, 'email' | 'first_name' | 'image'>>;

/** Stores which accounts own which servers. */
interface ServerOwners {
  /** Makes an account an owner of a server. Has no effect if it already is one. */
  entrust(id: number, server: number): void;
  /** Whether an account owns a server. Administrators own all servers. */
  owns(id: number, server: number): boolean;
  /** Whether a server has an owner. */
  isEntrusted(server: number): boolean;
  /** Returns the ids of the servers of which the account was made an owner. */
  serversOf(id: number): number[];
}

/** API keys, of which only the fingerprints are stored. */
interface ApiKeys {
  /** Returns the owner of the key with this fingerprint. */
  byKey(fingerprint: string): Account | undefined;
  hasKeys(): boolean;
  /** Returns the ids of an account's keys, oldest first. */
  keysOf(account: number): number[];
  /** Deletes a key of an account. Returns whether it existed. */
  dropKey(account: number, id: number): boolean;
  /** Deletes all keys of an account. */
  dropKeys(account: number): void;
  /** Adds a key. Does nothing if the key already exists. */
  addKey(fingerprint: string, account: number): void;
}

interface PanelSecrets {
  /** Returns one of the panel's stored secrets, or undefined. */
  secret(name: string): string | undefined;
  /** Adds or replaces a secret. */
  keepSecret(name: string, value: string): void;
  dropSecret(name: string): void;
}

export interface Accounts extends ServerOwners, ApiKeys, PanelSecrets {
  /** Returns all accounts, sorted by id. */
  all(): Account[];
  /**
   * Returns the accounts with this role and owner, sorted by id. If `owner` is null, accounts of all owners are
   * returned.
   */
  ofRole(role: Role, owner: number | null): Account[];
  one(id: number): Account | undefined;
  named(username: string): StoredAccount | undefined;
  /** Whether a name is taken, ignoring case. */
  isTaken(username: string): boolean;
  /** Returns the accounts with this address, ignoring case. */
  withEmail(email: string): Account[];
  /** Returns the hash of an account's password, or undefined if the account was deleted. */
  passwordHash(id: number): string | undefined;
  /** Adds an account and returns its id, which is never reused. Throws if the name is taken. */
  add(account: NewAccount): number;
  /** Writes the account's username, role, owner, email address, first name and picture. */
  change(account: Account): void;
  /** Ends the sessions of an account and revokes its tokens. */
  endSessions(id: number): void;
  /** Changes the password and revokes the account's tokens. */
  changePassword(id: number, passwordHash: string): void;
  /** Suspends an account and revokes its tokens, or lifts the suspension. */
  suspend(id: number, suspended: boolean): void;
  /** Marks an account for deletion. If `at` is null, removes the mark. */
  markDeleted(id: number, at: number | null): void;
  /**
   * Returns the accounts that were marked for deletion before this time, earliest first. The time is in
   * milliseconds UTC. If no account is due, the call is fast.
   */
  deletedBefore(before: number): Account[];
  /** Deletes an account and the servers that no other account owns. */
  purge(id: number): void;
}

const COLUMNS = 'id, username, role, owner, email, first_name, image, suspended, deleted_at, token_epoch';

type SqlRow<Row> = Omit<Row, 'suspended'> & { suspended: number };
const fromSql = <Row extends SqlRow<Account>>(row: Row) => ({ ...row, suspended: row.suspended === 1 });
const maybe = <Row extends SqlRow<Account>>(row: Row | undefined) => row && fromSql(row);

/** Prepares a query for accounts. `rest` follows `FROM accounts`. */
const prepareRead = <Given extends unknown[]>(db: Database, rest: string) =>
  db.prepare<Given, SqlRow<Account>>(`SELECT ${COLUMNS} FROM accounts ${rest}`);

export function createAccounts(db: Database): Accounts {
  const read = <Given extends unknown[]>(rest: string) => prepareRead<Given>(db, rest);
  const all = read<[]>('ORDER BY id');
  const ofRole = read<[Role]>('WHERE role = ? ORDER BY id');
  const ofOwner = read<[number, Role]>('WHERE owner = ? AND role = ? ORDER BY id');
  const one = read<[number]>('WHERE id = ?');
  const withEmail = read<[string]>('WHERE email = ? COLLATE NOCASE ORDER BY id');
  const deletedBefore = read<[number]>('WHERE deleted_at < ? ORDER BY deleted_at, id');
  const named = db.prepare<[string], SqlRow<StoredAccount>>(
    `SELECT ${COLUMNS}, password_hash FROM accounts WHERE username = ?`,
  );
  const taken = db.prepare<[string]>('SELECT 1 FROM accounts WHERE username = ? COLLATE NOCASE');
  const names = db.prepare<[], string>('SELECT username FROM accounts').pluck();
  const hash = db.prepare<[number], string>('SELECT password_hash FROM accounts WHERE id = ?').pluck();
  const add = db.prepare(
    `INSERT INTO accounts (id, username, password_hash, role, owner, email, first_name, image)
     VALUES (${nextId('accounts', 'account')}, @username, @password_hash, @role, @owner, @email, @first_name, @image)`,
  );
  const change = db.prepare(
    `UPDATE accounts SET username = @username, role = @role, owner = @owner, email = @email,
     first_name = @first_name, image = @image WHERE id = @id`,
  );
  const changePassword = db.prepare<[string, number]>(
    'UPDATE accounts SET password_hash = ?, token_epoch = token_epoch + 1 WHERE id = ?',
  );
  const suspend = db.prepare<[number, number, number]>(
    'UPDATE accounts SET suspended = ?, token_epoch = token_epoch + ? WHERE id = ?',
  );
  const mark = db.prepare<[number | null, number]>(
    'UPDATE accounts SET deleted_at = ?, token_epoch = token_epoch + 1 WHERE id = ?',
  );
  const revoke = db.prepare<[number]>('UPDATE accounts SET token_epoch = token_epoch + 1 WHERE id = ?');
  const endSessions = db.prepare<[number]>('DELETE FROM sessions WHERE account = ?');
  const dropServers = db.prepare<[number, number]>(
    `DELETE FROM servers WHERE id IN (SELECT server FROM account_servers WHERE account = ?)
     AND id NOT IN (SELECT server FROM account_servers WHERE account <> ?)`,
  );
  const remove = db.prepare<[number]>('DELETE FROM accounts WHERE id = ?');
  return {
    ...createServerOwners(db),
    ...createApiKeys(db),
    ...createPanelSecrets(db),
    all: () => all.all().map(fromSql),
    ofRole: (role, owner) => (owner === null ? ofRole.all(role) : ofOwner.all(owner, role)).map(fromSql),
    one: (id) => maybe(one.get(id)),
    named: (username) => maybe(named.get(username)),
    isTaken(username) {
      if (taken.get(username) !== undefined) return true;
      // SQLite's NOCASE ignores case only for ASCII letters.
      const name = username.toLowerCase();
      return /[^\0-\x7f]/.test(name) && names.all().some((each) => each.toLowerCase() === name);
    },
    withEmail: (email) => (email === '' ? [] : withEmail.all(email).map(fromSql)),
    passwordHash: (id) => hash.get(id),
    add: (account) => Number(add.run({ email: '', first_name: '', image: '', ...account }).lastInsertRowid),
    change: (account) => void change.run({ ...account, suspended: undefined }),
    endSessions(id) {
      revoke.run(id);
      endSessions.run(id);
    },
    changePassword(id, passwordHash) {
      changePassword.run(passwordHash, id);
      endSessions.run(id);
    },
    suspend(id, suspended) {
      suspend.run(suspended ? 1 : 0, suspended ? 1 : 0, id);
      if (suspended) endSessions.run(id);
    },
    markDeleted(id, at) {
      mark.run(at, id);
      endSessions.run(id);
    },
    deletedBefore: (before) => deletedBefore.all(before).map(fromSql),
    purge(id) {
      dropServers.run(id, id);
      remove.run(id);
    },
  };
}

function createServerOwners(db: Database): ServerOwners {
  const entrust = db.prepare<[number, number]>(
    'INSERT OR IGNORE INTO account_servers (account, server) VALUES (?, ?)',
  );
  const owns = db.prepare<[number, number, number]>(
    `SELECT 1 FROM account_servers WHERE account = ? AND server = ?
     UNION ALL SELECT 1 FROM accounts WHERE id = ? AND role = 'administrator'`,
  );
  const entrusted = db.prepare<[number]>('SELECT 1 FROM account_servers WHERE server = ? LIMIT 1');
  const serversOf = db
    .prepare<[number], number>('SELECT server FROM account_servers WHERE account = ? ORDER BY server')
    .pluck();
  return {
    entrust: (id, server) => void entrust.run(id, server),
    owns: (id, server) => owns.get(id, server, id) !== undefined,
    isEntrusted: (server) => entrusted.get(server) !== undefined,
    serversOf: (id) => serversOf.all(id),
  };
}

function createApiKeys(db: Database): ApiKeys {
  const byKey = prepareRead<[string]>(db, 'WHERE id = (SELECT account FROM api_keys WHERE fingerprint = ?)');
  const anyKey = db.prepare<[]>('SELECT 1 FROM api_keys LIMIT 1');
  const keysOf = db
    .prepare<[number], number>('SELECT id FROM api_keys WHERE account = ? ORDER BY id')
    .pluck();
  const dropKey = db.prepare<[number, number]>('DELETE FROM api_keys WHERE account = ? AND id = ?');
  const dropKeys = db.prepare<[number]>('DELETE FROM api_keys WHERE account = ?');
  const addKey = db.prepare<[string, number]>(
    'INSERT OR IGNORE INTO api_keys (fingerprint, account) VALUES (?, ?)',
  );
  return {
    byKey: (fingerprint) => maybe(byKey.get(fingerprint)),
    hasKeys: () => anyKey.get() !== undefined,
    keysOf: (account) => keysOf.all(account),
    dropKey: (account, id) => dropKey.run(account, id).changes > 0,
    dropKeys: (account) => void dropKeys.run(account),
    addKey: (fingerprint, account) => void addKey.run(fingerprint, account),
  };
}

function createPanelSecrets(db: Database): PanelSecrets {
  const secret = db.prepare<[string], string>('SELECT value FROM secrets WHERE name = ?').pluck();
  const keepSecret = db.prepare<[string, string]>('REPLACE INTO secrets (name, value) VALUES (?, ?)');
  const dropSecret = db.prepare<[string]>('DELETE FROM secrets WHERE name = ?');
  return {
    secret: (name) => secret.get(name),
    keepSecret: (name, value) => void keepSecret.run(name, value),
    dropSecret: (name) => void dropSecret.run(name),
  };
}

/** A migration (see `migrations.ts`). */
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

/** A migration that adds roles, owners and states (see `migrations.ts`). */
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

/**
 * A migration from a version without roles (see `migrations.ts`). The first account becomes an administrator,
 * and the others become broadcasters.
 */
export const firstRoles = `
  UPDATE accounts SET role = 'administrator' WHERE id = (SELECT min(id) FROM accounts);
  UPDATE accounts SET owner = (SELECT min(id) FROM accounts) WHERE role <> 'administrator';
  INSERT INTO broadcasters (account) SELECT id FROM accounts WHERE role = 'broadcaster';
`;
