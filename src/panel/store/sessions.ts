/** The stored tokens: only their fingerprints, so that who reads the store can't use them. */
import type { Database } from '../database/database.js';

/** What a token allows: the administration API, or choosing one new password. */
export type Purpose = 'session' | 'password_reset';

/** Times are milliseconds UTC, the machine's time. */
export interface Session {
  /** No other session has it, not even after this one has ended. */
  id: number;
  account: number;
  /** Address that it was started from. Null for one of an older version of the panel. */
  address: string | null;
  /** Null as above. */
  started_at: number | null;
  /** When it was used last, to a minute or finer. */
  used_at: number;
  expires_at: number;
}

export interface Sessions {
  /** Undefined for an unknown token, and for one with another purpose. */
  one(fingerprint: string, purpose: Purpose): Session | undefined;
  /** The tokens of an account with this purpose, the newest first. */
  ofAccount(account: number, purpose: Purpose): Session[];
  /** Adds a token, used for the first time when it began. */
  add(
    fingerprint: string,
    purpose: Purpose,
    session: Pick<Session, 'account' | 'address' | 'expires_at'> & { started_at: number },
  ): void;
  /** Remembers that it was used: milliseconds UTC. */
  use(id: number, at: number): void;
  /** Deletes a token. */
  drop(id: number): void;
  /** Deletes a token, and answers whether it was there. Of two calls for one token only the first answers true. */
  take(fingerprint: string, purpose: Purpose): boolean;
  /** Deletes the tokens that expired before this time: milliseconds UTC. */
  dropExpired(before: number): void;
}

const COLUMNS = 'id, account, address, started_at, used_at, expires_at';

export function createSessions(db: Database): Sessions {
  const one = db.prepare<[string, Purpose], Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE fingerprint = ? AND purpose = ?`,
  );
  const ofAccount = db.prepare<[number, Purpose], Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE account = ? AND purpose = ? ORDER BY id DESC`,
  );
  const add = db.prepare(
    `INSERT INTO sessions (fingerprint, purpose, account, address, started_at, used_at, expires_at)
     VALUES (@fingerprint, @purpose, @account, @address, @started_at, @started_at, @expires_at)`,
  );
  const use = db.prepare<[number, number]>('UPDATE sessions SET used_at = ? WHERE id = ?');
  const drop = db.prepare<[number]>('DELETE FROM sessions WHERE id = ?');
  const take = db.prepare<[string, Purpose]>('DELETE FROM sessions WHERE fingerprint = ? AND purpose = ?');
  const dropExpired = db.prepare<[number]>('DELETE FROM sessions WHERE expires_at < ?');
  return {
    one: (fingerprint, purpose) => one.get(fingerprint, purpose),
    ofAccount: (account, purpose) => ofAccount.all(account, purpose),
    add: (fingerprint, purpose, session) => void add.run({ ...session, fingerprint, purpose }),
    use: (id, at) => void use.run(at, id),
    drop: (id) => void drop.run(id),
    take: (fingerprint, purpose) => take.run(fingerprint, purpose).changes > 0,
    dropExpired: (before) => void dropExpired.run(before),
  };
}
