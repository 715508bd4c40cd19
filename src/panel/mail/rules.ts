/** Chooses the text of a mail, by owner and language. */
import type { EmailType } from '../../contract/administration.js';
import type { Account } from '../store/accounts.js';
import type { Store } from '../store/store.js';
import { builtInTexts, DEFAULT_LANGUAGE } from './default-texts.js';
import type { StoredEmailTemplate } from '../store/email-templates.js';

/**
 * The text of mails that `owner` sends: its own, else the administrator's, else the
 * built-in one. When there is none in a language, it is searched for without the
 * region, and then in English.
 *
 * `language` is always the requested one. The owner of a built-in text is `owner`:
 * the contract doesn't define the owner. Here it is the pk of the account that wrote
 * the text, or may write its own.
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

/** Id of the account whose texts the mails to an account have: its owner's, or an administrator's own. */
export function templateOwner({ id, owner }: Account): number {
  return owner ?? id;
}

/** A language code in lower case, as `pt-br`; null for a text that is none. */
export function languageCode(text: string): string | null {
  try {
    return text.length <= 35
      ? (Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0]?.toLowerCase() ?? null)
      : null;
  } catch {
    return null;
  }
}

/** The first language of an `Accept-Language` header; English without one. */
export function preferredLanguage(header: string | undefined): string {
  const [first = ''] = (header ?? '').split(/[,;]/);
  return (first.trim() === '' ? null : languageCode(first)) ?? DEFAULT_LANGUAGE;
}
