/** The tables of the audit log, step by step. A step that has been released is never edited: a later one changes what it made. */

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
