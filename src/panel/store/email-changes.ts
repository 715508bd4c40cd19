import type { Database } from '../database/database.js';

/**
 * A change of an email address that can be reverted with a link. The store contains only the fingerprint of the
 * link's token.
 */
export interface EmailChange {
  /** Id of the change, which is higher than the ids of earlier changes. */
  id: number;
  account: number;
  /** Previous address, which the link restores. */
  old_email: string;
  /** Time at which the link expires, in milliseconds UTC by the machine's clock. */
  expires_at: number;
}

export interface EmailChanges {
  /** Returns undefined if the link is unknown or has been used. */
  one(fingerprint: string): EmailChange | undefined;
  /** Returns an account's changes, oldest first. */
  ofAccount(account: number): EmailChange[];
  add(fingerprint: string, change: Omit<EmailChange, 'id'>): void;
  /** Deletes the change with this id and all later changes of the account. */
  dropFrom(account: number, id: number): void;
  /** Deletes changes whose link expired before this time, which is in milliseconds UTC. */
  dropExpired(before: number): void;
}

const COLUMNS = 'id, account, old_email, expires_at';

export function createEmailChanges(db: Database): EmailChanges {
  const one = db.prepare<[string], EmailChange>(`SELECT ${COLUMNS} FROM email_changes WHERE fingerprint = ?`);
  const ofAccount = db.prepare<[number], EmailChange>(
    `SELECT ${COLUMNS} FROM email_changes WHERE account = ? ORDER BY id`,
  );
  const add = db.prepare(
    `INSERT INTO email_changes (fingerprint, account, old_email, expires_at)
     VALUES (@fingerprint, @account, @old_email, @expires_at)`,
  );
  const dropFrom = db.prepare<[number, number]>('DELETE FROM email_changes WHERE account = ? AND id >= ?');
  const dropExpired = db.prepare<[number]>('DELETE FROM email_changes WHERE expires_at < ?');
  return {
    one: (fingerprint) => one.get(fingerprint),
    ofAccount: (account) => ofAccount.all(account),
    add: (fingerprint, change) => void add.run({ ...change, fingerprint }),
    dropFrom: (account, id) => void dropFrom.run(account, id),
    dropExpired: (before) => void dropExpired.run(before),
  };
}

/** A migration (see `migrations.ts`). */
export const emailChangeTables = `
  CREATE TABLE email_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fingerprint TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    old_email TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX email_changes_of_account ON email_changes (account, id);
`;
