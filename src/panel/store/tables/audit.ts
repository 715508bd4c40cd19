/** The tables of the audit log, as migration steps: see `../migrations.ts`. */

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
