/** The audit log of the administration. Bodies, queries and headers are left out: they have passwords in them. */
import type { Database } from '../database/database.js';

export interface AuditEntry {
  /** Milliseconds UTC, the machine's time. */
  ts: number;
  /** Null when nobody was signed in. */
  account: number | null;
  /** The name at that time: the account may be gone. Null as above. */
  username: string | null;
  /** Address that the request came from. */
  address: string;
  /** Name of the operation, as `deleteBroadcaster`. */
  action: string;
  /** Path of the request. */
  path: string;
  /** HTTP status of the answer. */
  status: number;
}

export interface Audit {
  add(entry: AuditEntry): void;
  /** The newest first. */
  latest(limit: number): AuditEntry[];
}

/** How many entries are kept: the newest ones. */
const KEPT = 100_000;
/** As many of strangers who were refused: who fails to sign in all day must not push the deeds of others out. */
const KEPT_OF_STRANGERS = 10_000;
const STRANGER = 'account IS NULL AND status >= 400';

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
  const pruneStrangers = prune(STRANGER);
  const pruneOthers = prune(`NOT (${STRANGER})`);
  const latest = db.prepare<[number], AuditEntry>(
    'SELECT ts, account, username, address, action, path, status FROM audit ORDER BY id DESC LIMIT ?',
  );
  return {
    add(entry) {
      const id = Number(add.run(entry).lastInsertRowid);
      if (id % 1000 !== 0) return;
      pruneStrangers.run(KEPT_OF_STRANGERS);
      pruneOthers.run(KEPT);
    },
    latest: (limit) => latest.all(limit),
  };
}

/** Step 4. */
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
