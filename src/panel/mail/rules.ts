/** Which text a mail has: who wrote one, and in which language. */
import type { EmailType } from '../../contract/administration.js';
import type { Account } from '../accounts/rows.js';
import type { Store } from '../store/store.js';
import { builtInTexts, DEFAULT_LANGUAGE } from './default-texts.js';
import type { StoredEmailTemplate } from './rows.js';

/**
 * The text that mails in the name of `owner` have: its own, else the
 * administrator's, else the built-in one. In a language that nobody wrote
 * anything in it is looked for without its region, and then in English.
 *
 * `language` is always the one that was asked for. The owner of a built-in text
 * is `owner`: the contract doesn't show what an owner is, and here it is the pk of
 * the account that wrote the text, or may write its own.
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

/** Whose texts the mails to an account have: its owner's; an administrator writes for itself. */
export function templateOwner({ id, owner }: Account): number {
  return owner ?? id;
}

/** A language code in small letters, as `pt-br`; null for what is none. */
export function languageCode(text: string): string | null {
  try {
    return text.length <= 35
      ? (Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0]?.toLowerCase() ?? null)
      : null;
  } catch {
    return null;
  }
}

/** The first language that a reader's `Accept-Language` names; English when it names none. */
export function preferredLanguage(header: string | undefined): string {
  const [first = ''] = (header ?? '').split(/[,;]/);
  return (first.trim() === '' ? null : languageCode(first)) ?? DEFAULT_LANGUAGE;
}
