/** Resets a forgotten password via a link in an email. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { newPasswordField } from '../accounts/fields.js';
import { hashPassword } from '../credentials/passwords.js';
import { publicUrl } from '../../http/base-url.js';
import { createRateLimit, throttle } from '../../http/rate-limit.js';
import { refuse } from '../../http/refusal.js';
import { MailFailure } from '../../mail/mail-server.js';
import { preferredLanguage } from '../../mail/rules.js';
import { emailField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { accountOfUid, accountsToReset, isPasswordToken, sendResetLink, usePasswordToken } from './rules.js';

const MAX_REQUESTS = 10;
const WINDOW_SECONDS = 300;
/**
 * Maximum number of emails to an address, no matter which clients request them, so that a mailbox can't be
 * flooded.
 */
const MAX_MAILS = 5;

export function passwordResetResources(state: UserState): Resource[] {
  const { store } = state;
  const requestLimit = createRateLimit(MAX_REQUESTS, WINDOW_SECONDS);
  const confirmLimit = createRateLimit(MAX_REQUESTS, WINDOW_SECONDS);
  const mailLimit = createRateLimit(MAX_MAILS, WINDOW_SECONDS);
  const request = operation({
    id: 'askForNewPassword',
    summary: 'Mail a link for a new password',
    description:
      'Sends a mail for each account with this address. The link leads to the panel’s `--public-url`, works once and is valid for one hour. The mail is in the first language of `Accept-Language`.',
    body: z
      .object({ email: emailField() })
      .meta({ id: 'ForgottenPassword', example: { email: 'ana@radio.example' } }),
    response: { status: 200, description: 'The mail server accepted the mail.', schema: z.strictObject({}) },
    errors: {
      400: '`user_not_found`, `email_failed`, or `public_url_not_set`',
      429: 'Too many requests from this address, or for this mailbox',
    },
    async run({ body, network, c }) {
      await throttle(requestLimit, network);
      const accounts = accountsToReset(store, body.email);
      if (accounts.length === 0) return refuse(400, { email: ['user_not_found'] });
      const base = publicUrl(state);
      await throttle(mailLimit, body.email.toLowerCase());
      try {
        for (const account of accounts) {
          await sendResetLink(state, account, base, preferredLanguage(c.req.header('accept-language')));
        }
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error;
        // Only administrators may see the reason. They can find it with `settings/test_email/`.
        return refuse(400, {
          non_field_errors: ['email_failed'],
          detail:
            'The mail could not be sent. An administrator can find the reason with settings/test_email/.',
        });
      }
      return {};
    },
  });
  const confirm = operation({
    id: 'setNewPassword',
    summary: 'Set a new password with the uid and token of the link in the mail',
    description: 'All keys and tokens of the account are revoked.',
    body: z
      .object({ uid: textField(), token: textField(), password: newPasswordField() })
      .meta({ id: 'NewPassword' }),
    response: { status: 200, description: 'The new password is set.', schema: z.strictObject({}) },
    errors: {
      400: '`user_not_found`, `invalid_token`, or a password that is too short or too common',
      429: 'Too many requests from this address',
    },
    async run(context) {
      const { body, network } = context;
      await throttle(confirmLimit, network);
      const account = accountOfUid(store, body.uid) ?? refuse(400, { uid: ['user_not_found'] });
      // Check the link first, so that only someone with a valid link can make the panel hash a password.
      if (!isPasswordToken(store, account, body.token)) refuse(400, { token: ['invalid_token'] });
      const hash = await hashPassword(body.password);
      if (!usePasswordToken(store, account, body.token, hash)) refuse(400, { token: ['invalid_token'] });
      store.knownAddresses.forget(account.id);
      store.knownAddresses.add(account.id, network);
      context.account = account;
      return {};
    },
  });
  const shared = { tag: 'Administration', access: 'anyone' as const, ignoresCredentials: true as const };
  return [
    { ...shared, path: v1.passwordReset, name: 'Password Reset', operations: { post: request } },
    {
      ...shared,
      path: v1.passwordResetConfirm,
      name: 'Password Reset Confirm',
      operations: { post: confirm },
    },
  ];
}
