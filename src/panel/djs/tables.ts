/** The tables of DJs, step by step. A step that has been released is never edited: a later one changes what it made. */

/** Step 1. */
export const djTables = `
  CREATE TABLE djs (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1
  );
`;
