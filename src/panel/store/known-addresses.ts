import type { Database } from '../database/database.js';

/**
 * Networks from which the owner of an account has signed in before. Failed sign-ins from other networks don't
 * lock these out.
 */
export interface KnownAddresses {
  has(account: number, network: string): boolean;
  /** Adds a network. Only the newest networks of an account are kept. */
  add(account: number, network: string): void;
  /** Deletes all networks of an account. Call this after a password change. */
  forget(account: number): void;
}

const MAX_ADDRESSES = 50;
/** Minimum interval between updates of the time of last use. */
const PRECISION_MS = 3_600_000;

export function createKnownAddresses(db: Database): KnownAddresses {
  const one = db
    .prepare<[number, string], number>(
      'SELECT used_at FROM known_addresses WHERE account = ? AND network = ?',
    )
    .pluck();
  const add = db.prepare<[number, string, number]>(
    'INSERT OR REPLACE INTO known_addresses (account, network, used_at) VALUES (?, ?, ?)',
  );
  const prune = db.prepare<[number, number]>(
    `DELETE FROM known_addresses WHERE account = ? AND network NOT IN
     (SELECT network FROM known_addresses WHERE account = ? ORDER BY used_at DESC LIMIT ${MAX_ADDRESSES})`,
  );
  const forget = db.prepare<[number]>('DELETE FROM known_addresses WHERE account = ?');
  return {
    forget: (account) => void forget.run(account),
    has: (account, network) => one.get(account, network) !== undefined,
    add(account, network) {
      const now = Date.now();
      if (now - (one.get(account, network) ?? 0) < PRECISION_MS) return;
      add.run(account, network, now);
      prune.run(account, account);
    },
  };
}

/** A migration (see `migrations.ts`). */
export const knownAddressTables = `
  CREATE TABLE known_addresses (
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    network TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (account, network)
  ) WITHOUT ROWID;
`;
