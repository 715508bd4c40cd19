/** Who may change things: accounts with their password hashes and servers, API keys by their fingerprints, the panel's own secret. */
import type { Database } from './database.js';

export interface Account {
  id: number;
  username: string;
}

export interface StoredAccount extends Account {
  password_hash: string;
}

export interface Accounts {
  /** By id. */
  all(): Account[];
  one(id: number): Account | undefined;
  named(username: string): StoredAccount | undefined;
  /** Answers the id. Throws when the name is taken. */
  add(account: Omit<StoredAccount, 'id'>): number;
  changePassword(id: number, passwordHash: string): void;
  /** Gives an account a server to look after. More than once is harmless. */
  entrust(id: number, server: number): void;
  owns(id: number, server: number): boolean;
  /** The owner of the key with this fingerprint. */
  byKey(fingerprint: string): Account | undefined;
  hasKeys(): boolean;
  /** Takes all keys of an account away. */
  dropKeys(account: number): void;
  /** More than once is harmless. */
  addKey(fingerprint: string, account: number): void;
  /** A secret of this panel by name, made by `make` when it is asked for first. */
  secret(name: string, make: () => string): string;
}

export function keepAccounts(db: Database): Accounts {
  const all = db.prepare<[], Account>('SELECT id, username FROM accounts ORDER BY id');
  const one = db.prepare<[number], Account>('SELECT id, username FROM accounts WHERE id = ?');
  const named = db.prepare<[string], StoredAccount>('SELECT * FROM accounts WHERE username = ?');
  const add = db.prepare<[Omit<StoredAccount, 'id'>]>(
    'INSERT INTO accounts (username, password_hash) VALUES (@username, @password_hash)',
  );
  const change = db.prepare<[string, number]>('UPDATE accounts SET password_hash = ? WHERE id = ?');
  const entrust = db.prepare<[number, number]>(
    'INSERT OR IGNORE INTO account_servers (account, server) VALUES (?, ?)',
  );
  const owns = db.prepare<[number, number]>('SELECT 1 FROM account_servers WHERE account = ? AND server = ?');
  const byKey = db.prepare<[string], Account>(
    `SELECT accounts.id, username FROM api_keys JOIN accounts ON accounts.id = account WHERE fingerprint = ?`,
  );
  const anyKey = db.prepare<[]>('SELECT 1 FROM api_keys LIMIT 1');
  const dropKeys = db.prepare<[number]>('DELETE FROM api_keys WHERE account = ?');
  const addKey = db.prepare<[string, number]>(
    'INSERT OR IGNORE INTO api_keys (fingerprint, account) VALUES (?, ?)',
  );
  const secret = db.prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?');
  const keep = db.prepare<[string, string]>('INSERT INTO secrets (name, value) VALUES (?, ?)');
  return {
    all: () => all.all(),
    one: (id) => one.get(id),
    named: (username) => named.get(username),
    add: (account) => Number(add.run(account).lastInsertRowid),
    changePassword: (id, passwordHash) => void change.run(passwordHash, id),
    entrust: (id, server) => void entrust.run(id, server),
    owns: (id, server) => owns.get(id, server) !== undefined,
    byKey: (fingerprint) => byKey.get(fingerprint),
    hasKeys: () => anyKey.get() !== undefined,
    dropKeys: (account) => void dropKeys.run(account),
    addKey: (fingerprint, account) => void addKey.run(fingerprint, account),
    secret(name, make) {
      const kept = secret.get(name)?.value;
      if (kept !== undefined) return kept;
      const made = make();
      keep.run(name, made);
      return made;
    },
  };
}
