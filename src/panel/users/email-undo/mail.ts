import type { Account } from '../../store/accounts.js';
import { publicUrl } from '../../http/base-url.js';
import { fillPlaceholders, type EmailText } from '../../mail/default-texts.js';
import { MailFailure } from '../../mail/mail-server.js';
import type { UserState } from '../auth/state.js';
import { UNDO_PATH } from './rules.js';

const english: EmailText = {
  subject: 'The email address of {username} was changed',
  body: `Hello {username},

the email address of your account was changed. If you changed it, you don't need to do anything.

If you didn't, undo the change here:

{link}

This also ends all sessions of the account. The link works once and is valid for seven days.

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
 * Emails the previous address a link that reverts a change of the email address. `account` is the account
 * before the change. `language` is a language tag as in `Accept-Language`. If the email can't be sent, the
 * operator gets a warning and the change remains in effect.
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
      `The email address of ${username} was changed, but the mail to the previous one failed: ${error.message}`,
    );
  }
}
