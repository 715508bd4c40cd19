/** The tables of e-mail templates, as migration steps: see `../migrations.ts`. */

/** Step 4. */
export const emailTemplateTables = `
  CREATE TABLE email_templates (
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    language TEXT NOT NULL,
    email_type TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (owner, language, email_type)
  ) WITHOUT ROWID;
`;
