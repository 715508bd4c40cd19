/** The tables of settings, as migration steps: see `../migrations.ts`. */

/** Step 4. */
export const settingTables = `
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE setting_files (
    name TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
`;
