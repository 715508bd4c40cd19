/** Texts of emails that administrators and resellers have written. */
import type { EmailType } from '../../contract/administration.js';
import type { Database } from '../database/database.js';

export interface StoredEmailTemplate {
  /** Id of the account that wrote the text. */
  owner: number;
  /** Language code in lower case, such as `en` or `pt-br`. */
  language: string;
  email_type: EmailType;
  subject: string;
  body: string;
}

export interface EmailTemplates {
  /** Returns undefined if the owner has no such text. */
  one(owner: number, language: string, type: EmailType): StoredEmailTemplate | undefined;
  /** Adds or replaces a text. */
  keep(template: StoredEmailTemplate): void;
}

export function createEmailTemplates(db: Database): EmailTemplates {
  const one = db.prepare<[number, string, EmailType], StoredEmailTemplate>(
    `SELECT owner, language, email_type, subject, body FROM email_templates
     WHERE owner = ? AND language = ? AND email_type = ?`,
  );
  const keep = db.prepare<[StoredEmailTemplate]>(
    `REPLACE INTO email_templates (owner, language, email_type, subject, body)
     VALUES (@owner, @language, @email_type, @subject, @body)`,
  );
  return {
    one: (owner, language, type) => one.get(owner, language, type),
    keep: (template) => void keep.run(template),
  };
}

/** A migration (see `migrations.ts`). */
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
