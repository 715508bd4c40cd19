/**
 * The audit log of the administration API. It doesn't contain bodies, queries or headers, because they may
 * contain passwords.
 */
import type { Database } from '../database/database.js';

export interface AuditEntry {
  /** Time in milliseconds UTC, by the machine's clock. */
  ts: number;
  /** Id of the account, or null if the request wasn't signed in. */
  account: number | null;
  /**
   * The account's name at that time, because the account may be deleted later. Null if the request wasn't
   * signed in.
   */
  username: string | null;
  /** IP address of the client. */
  address: string;
  /** Operation id, such as `deleteBroadcaster`. */
  action: string;
  /** Path of the request. */
  path: string;
  /** HTTP status of the response. */
  status: number;
}

export interface Audit {
  add(entry: AuditEntry): void;
  /** Returns the latest entries, newest first. */
  latest(limit: number): AuditEntry[];
}

/** Maximum number of entries that are kept. */
const MAX_ENTRIES = 100_000;
/** Separate limit on failed requests without an account, so that failed sign-ins can't displace other entries. */
const MAX_ANONYMOUS_FAILURES = 10_000;
const ANONYMOUS_FAILURE = 'account IS NULL AND status >= 400';

export function createAudit(db: Database): Audit {
  const add = db.prepare<[AuditEntry]>(
    `INSERT INTO audit (ts, account, username, address, action, path, status)
     VALUES (@ts, @account, @username, @address, @action, @path, @status)`,
  );
  const prune = (which: string) =>
    db.prepare<[number]>(
      `DELETE FROM audit WHERE (${which}) AND id <=
       (SELECT id FROM audit WHERE ${which} ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    );
  const pruneAnonymousFailures = prune(ANONYMOUS_FAILURE);
  const pruneOthers = prune(`NOT (${ANONYMOUS_FAILURE})`);
  const latest = db.prepare<[number], AuditEntry>(
    'SELECT ts, account, username, address, action, path, status FROM audit ORDER BY id DESC LIMIT ?',
  );
  return {
    add(entry) {
      const id = Number(add.run(entry).lastInsertRowid);
      if (id % 1000 !== 0) return;
      pruneAnonymousFailures.run(MAX_ANONYMOUS_FAILURES);
      pruneOthers.run(MAX_ENTRIES);
    },
    latest: (limit) => latest.all(limit),
  };
}

/** A migration (see `migrations.ts`). */
export const auditTables = `
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
