/** The tables of DJs, as migration steps: see `../migrations.ts`. */

/** Step 1. */
export const djTables = `
  CREATE TABLE djs (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1
  );
`;
