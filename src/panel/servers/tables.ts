/** The tables of servers, step by step. A step that has been released is never edited: a later one changes what it made. */

/** Step 1. */
export const serverTables = `
  CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  );
`;
