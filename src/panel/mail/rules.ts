import type { EmailType } from '../../contract/administration.js';
import type { Account } from '../store/accounts.js';
import type { Store } from '../store/store.js';
import { builtInTexts, DEFAULT_LANGUAGE } from './default-texts.js';
import type { StoredEmailTemplate } from '../store/email-templates.js';

/**
 * Returns the text of an email from `owner`: the owner's own text, otherwise the administrator's, otherwise the
 * built-in text. If none of them exists in the language, tries the language without its region, and then
 * English.
 *
 * The result always has the requested `language`. Its `owner` is the account that wrote the text, or the
 * requested owner if the text is built in. The contract doesn't define this.
 */
export function emailTemplate(
  store: Store,
  owner: number,
  language: string,
  email_type: EmailType,
): StoredEmailTemplate {
  const writers = [owner, store.accounts.ofRole('administrator', null)[0]?.id ?? owner];
  for (const spoken of [language, language.split('-')[0] ?? '', DEFAULT_LANGUAGE]) {
    for (const writer of writers) {
      const written = store.emailTemplates.one(writer, spoken, email_type);
      if (written) return { ...written, language };
    }
    const builtIn = builtInTexts[email_type][spoken];
    if (builtIn) return { owner, language, email_type, ...builtIn };
  }
  return { owner, language, email_type, ...builtInTexts[email_type].en };
}

/**
 * Returns the id of the account whose text is used for emails to `account`: its owner or, for an administrator, the
 * account itself.
 */
export function templateOwner({ id, owner }: Account): number {
  return owner ?? id;
}

/** Returns a language code in lower case, such as `pt-br`, or null if the text isn't a language code. */
export function parseLanguage(text: string): string | null {
  try {
    return text.length <= 35
      ? (Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0]?.toLowerCase() ?? null)
      : null;
  } catch {
    return null;
  }
}

/** Returns the first language in an `Accept-Language` header; English by default. */
export function preferredLanguage(header: string | undefined): string {
  const [first = ''] = (header ?? '').split(/[,;]/);
  return (first.trim() === '' ? null : parseLanguage(first)) ?? DEFAULT_LANGUAGE;
}
