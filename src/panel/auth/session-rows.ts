/** The stored tokens: only their fingerprints, so that who reads the store can't use them. */
import type { Database } from '../store/database.js';

/** What a token allows: the administration API, or choosing one new password. */
export type Purpose = 'session' | 'password_reset';

export interface Session {
  account: number;
  /** Milliseconds UTC, the machine's time. */
  expires_at: number;
}

export interface Sessions {
  /** Undefined for an unknown token, and for one with another purpose. */
  one(fingerprint: string, purpose: Purpose): Session | undefined;
  add(fingerprint: string, purpose: Purpose, session: Session): void;
  /** Deletes a token, and answers whether it was there. Of two calls for one token only the first answers true. */
  take(fingerprint: string, purpose: Purpose): boolean;
  /** Deletes all tokens of an account with this purpose. */
  dropAll(account: number, purpose: Purpose): void;
  /** Deletes the tokens that expired before this time: milliseconds UTC. */
  dropExpired(before: number): void;
}

export function createSessions(db: Database): Sessions {
  const one = db.prepare<[string, Purpose], Session>(
    'SELECT account, expires_at FROM sessions WHERE fingerprint = ? AND purpose = ?',
  );
  const add = db.prepare<[string, Purpose, number, number]>(
    'INSERT INTO sessions (fingerprint, purpose, account, expires_at) VALUES (?, ?, ?, ?)',
  );
  const take = db.prepare<[string, Purpose]>('DELETE FROM sessions WHERE fingerprint = ? AND purpose = ?');
  const dropAll = db.prepare<[number, Purpose]>('DELETE FROM sessions WHERE account = ? AND purpose = ?');
  const dropExpired = db.prepare<[number]>('DELETE FROM sessions WHERE expires_at < ?');
  return {
    one: (fingerprint, purpose) => one.get(fingerprint, purpose),
    add: (fingerprint, purpose, { account, expires_at }) =>
      void add.run(fingerprint, purpose, account, expires_at),
    take: (fingerprint, purpose) => take.run(fingerprint, purpose).changes > 0,
    dropAll: (account, purpose) => void dropAll.run(account, purpose),
    dropExpired: (before) => void dropExpired.run(before),
  };
}
