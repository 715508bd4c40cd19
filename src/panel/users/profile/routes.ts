import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { newPasswordField } from '../accounts/fields.js';
import type { Account } from '../../store/accounts.js';
import { signedIn } from '../../resources/authorization.js';
import { hashPassword, isPassword } from '../credentials/passwords.js';
import { sendUndoLink } from '../email-undo/mail.js';
import { makeUndoToken, needsUndoLink } from '../email-undo/rules.js';
import { createRateLimit, throttle } from '../../http/rate-limit.js';
import { refuse } from '../../http/refusal.js';
import { preferredLanguage } from '../../mail/rules.js';
import { emailField, passwordField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { profileRecord, profileSchema } from '../accounts/profile.js';

/**
 * All fields are optional, and missing ones stay unchanged. The contract doesn't define which fields an
 * update requires.
 */
const fields = z
  .object({
    email: emailField({ blank: true }),
    first_name: textField({ maxLength: 150, blank: true }),
    image: textField({ blank: true }),
    password: newPasswordField(),
    password_current: passwordField(),
  })
  .partial()
  .meta({ id: 'UserProfileFields', example: { email: 'ana@radio.example', first_name: 'Ana' } });
type Fields = z.infer<typeof fields>;

/** Limits how often an account's email address can be changed, since each change sends an email to the previous address. */
const MAX_NEW_ADDRESSES_PER_HOUR = 10;

export function userProfileResources(state: UserState): Resource[] {
  const { store } = state;
  const { accounts } = store;
  const newAddresses = createRateLimit(MAX_NEW_ADDRESSES_PER_HOUR, 3600);
  const wrongPasswords = createRateLimit(10, 300);

  /**
   * Returns the hash of the new password, or null if the request contains none. Responds with 400 to a wrong
   * current password, and with 503 while too many passwords are being checked.
   */
  async function newHash(account: Account, body: Fields, network: string): Promise<string | null> {
    const { password, password_current } = body;
    if (password === undefined) return null;
    if (password_current === undefined) refuse(400, { password_current: ['This field is required.'] });
    const limitKey = `${account.id} ${network}`;
    await throttle(wrongPasswords, limitKey);
    let isRight: boolean;
    try {
      isRight = await isPassword(password_current, accounts.passwordHash(account.id) ?? null);
    } catch (failure) {
      // The password wasn't checked, so this doesn't count as a failed attempt.
      await wrongPasswords.giveBack(limitKey);
      throw failure;
    }
    if (!isRight) refuse(400, { password_current: ['This is not the current password.'] });
    await wrongPasswords.giveBack(limitKey);
    return hashPassword(password, account.id);
  }

  const read = operation({
    id: 'readProfile',
    summary: 'Your own profile',
    response: { status: 200, description: 'The profile.', schema: profileSchema },
    run: (context) => profileRecord(store, signedIn(context.account)),
  });
  const change = operation({
    id: 'changeProfile',
    summary: 'Change your profile or password; fields that are not sent stay unchanged',
    description:
      '`username` and `account_type` can’t be changed and are ignored. A new `password` requires `password_current` and revokes all keys and tokens of the account, so sign in again. After a new `email`, the previous address gets a mail with a link that undoes the change within seven days and ends all sessions.',
    body: fields,
    response: { status: 200, description: 'The changed profile.', schema: profileSchema },
    errors: { 429: 'Too many wrong passwords or new email addresses' },
    async run(context) {
      const known = signedIn(context.account);
      const { email, first_name, image } = context.body;
      const hash = await newHash(known, context.body, context.network);
      if (email !== undefined && needsUndoLink(state, known, email)) {
        await throttle(newAddresses, String(known.id));
      }
      const { profile, before, token } = store.transaction(() => {
        const account = accounts.one(known.id);
        // Another request may have ended this session while the passwords were being checked.
        if (account?.token_epoch !== known.token_epoch) {
          return refuse(401, { detail: 'Invalid token.' }, { 'WWW-Authenticate': 'Token' });
        }
        const changed = {
          ...account,
          email: email ?? account.email,
          first_name: first_name ?? account.first_name,
          image: image ?? account.image,
        };
        accounts.change(changed);
        const token = needsUndoLink(state, account, changed.email)
          ? makeUndoToken(store, account, changed.email)
          : null;
        if (hash !== null) {
          accounts.changePassword(known.id, hash);
          store.knownAddresses.forget(known.id);
          store.knownAddresses.add(known.id, context.network);
        }
        return { profile: profileRecord(store, changed), before: account, token };
      });
      if (token !== null) {
        const language = preferredLanguage(context.c.req.header('accept-language'));
        await sendUndoLink(state, before, token, language);
      }
      return profile;
    },
  });
  return [
    {
      path: v1.userProfile,
      name: 'User Profile',
      tag: 'Administration',
      access: 'accounts',
      operations: { get: read, put: change },
    },
  ];
}
