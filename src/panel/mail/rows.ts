/** The texts of mails, as administrators and resellers wrote them. */
import type { EmailType } from '../../contract/administration.js';
import type { Database } from '../store/database.js';

export interface StoredEmailTemplate {
  /** Account whose text it is. */
  owner: number;
  /** As `en` or `pt-br`, in small letters. */
  language: string;
  email_type: EmailType;
  subject: string;
  body: string;
}

export interface EmailTemplates {
  /** Undefined when this owner wrote none. */
  one(owner: number, language: string, type: EmailType): StoredEmailTemplate | undefined;
  /** Takes the place of the one before. */
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
