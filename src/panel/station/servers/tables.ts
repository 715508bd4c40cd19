/** The tables of servers, as migration steps: see `store/migrations.ts`. */

/** Step 1. */
export const serverTables = `
  CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  );
`;
