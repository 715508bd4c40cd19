/** Tokens that are kept: by their fingerprints, so that who reads the file can't use them. */
import type { Database } from '../store/database.js';

/** What a token is good for: the administration API, or one new password. */
export type Purpose = 'session' | 'password_reset';

export interface Session {
  account: number;
  /** Milliseconds UTC, the machine's time. */
  expires_at: number;
}

export interface Sessions {
  /** Undefined for one that is not kept, or is for something else. */
  one(fingerprint: string, purpose: Purpose): Session | undefined;
  add(fingerprint: string, purpose: Purpose, session: Session): void;
  /** Takes one away; whether it was there. Two that ask at once: one of them is told yes. */
  take(fingerprint: string, purpose: Purpose): boolean;
  /** Takes all of an account for one purpose away. */
  dropAll(account: number, purpose: Purpose): void;
  /** Forgets what ended before: milliseconds UTC. */
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
