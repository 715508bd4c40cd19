/** The tables of servers, as migration steps: see `../migrations.ts`. */

/** Step 1. */
export const serverTables = `
  CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  );
`;
