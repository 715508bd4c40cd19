/** The tables of changed email addresses, as migration steps: see `../migrations.ts`. */

/** Step 6. */
export const emailChangeTables = `
  CREATE TABLE email_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fingerprint TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    old_email TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX email_changes_of_account ON email_changes (account, id);
`;
