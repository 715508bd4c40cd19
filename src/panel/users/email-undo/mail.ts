/**
 * In:  an account that had another email address until now.
 * Out: a mail to that address, with the link that brings it back.
 */
import type { Account } from '../../store/accounts.js';
import { publicUrl } from '../../http/base-url.js';
import { fillPlaceholders, type EmailText } from '../../mail/default-texts.js';
import { MailFailure } from '../../mail/mail-server.js';
import type { UserState } from '../auth/state.js';
import { UNDO_PATH } from './rules.js';

const english: EmailText = {
  subject: 'The email address of {username} was changed',
  body: `Hello {username},

your account has another email address now. If you changed it, there is nothing to do.

If it was not you, take it back here:

{link}

That also signs everybody out who is signed in. The link works once, and for seven days.

{company_name}`,
};

const german: EmailText = {
  subject: 'Die E-Mail-Adresse von {username} wurde geändert',
  body: `Hallo {username},

Ihr Konto hat jetzt eine andere E-Mail-Adresse. Wenn Sie sie geändert haben, brauchen Sie nichts zu tun.

Wenn Sie es nicht waren, machen Sie es hier rückgängig:

{link}

Damit werden auch alle abgemeldet, die angemeldet sind. Der Link gilt einmal und sieben Tage lang.

{company_name}`,
};

/**
 * `account` is as it was before, `language` as in `Accept-Language`. A mail that can't be sent is a warning to the
 * operator: the change itself is done by then.
 */
export async function sendUndoLink(
  state: UserState,
  account: Account,
  token: string,
  language: string,
): Promise<void> {
  const { mailer, options, store } = state;
  const { username, first_name, email } = account;
  const link = `${publicUrl(state)}${UNDO_PATH}?token=${token}`;
  const company_name = store.settings.one('company_name') ?? '';
  const text = /^de\b/i.test(language) ? german : english;
  const { subject, body } = fillPlaceholders(text, { username, first_name, email, link, company_name });
  try {
    await mailer.send({ to: email, subject, text: body });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    options.warn(
      `${username} has another email address, and the one before could not be told: ${error.message}`,
    );
  }
}
