/** Built-in text of the panel's emails. */
import type { EmailType } from '../../contract/administration.js';

export interface EmailText {
  /** A single line. */
  subject: string;
  /** Plain text with placeholders such as `{username}`. */
  body: string;
}

/** The supported placeholders. Other text in braces is left unchanged. */
export const PLACEHOLDERS = ['username', 'first_name', 'email', 'link', 'company_name'] as const;
export type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** Language in which every built-in text exists. */
export const DEFAULT_LANGUAGE = 'en';

export const builtInTexts: Record<EmailType, Record<string, EmailText> & Record<'en', EmailText>> = {
  password_reset: {
    en: {
      subject: 'A new password for {username}',
      body: `Hello {username},

someone requested a new password for your account. If it was you, choose one here:

{link}

The link works once and expires after one hour. If it was not you, you can ignore this mail: your password stays the same.

{company_name}`,
    },
    de: {
      subject: 'Ein neues Passwort für {username}',
      body: `Hallo {username},

jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie es waren, wählen Sie es hier:

{link}

Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

{company_name}`,
    },
  },
};

/** Replaces the placeholders in an email's text. Placeholders inside the values aren't replaced. */
export function fillPlaceholders({ subject, body }: EmailText, filling: PlaceholderValues): EmailText {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(filling, name) ? filling[name as keyof PlaceholderValues] : whole,
    );
  return {
    // A line break would start another mail header.
    subject: fill(subject).replace(/\p{Cc}+/gu, ' '),
    body: fill(body).trimEnd(),
  };
}
