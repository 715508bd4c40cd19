/** Links for setting a new password. A link works once and is valid for one hour. */
import { millisecondsInHour } from 'date-fns/constants';
import type { Account } from '../../store/accounts.js';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import { fillPlaceholders } from '../../mail/default-texts.js';
import { emailTemplate, templateOwner } from '../../mail/rules.js';
import type { UserState } from '../auth/state.js';
import type { Store } from '../../store/store.js';

const LIFE_MS = millisecondsInHour;
export const RESET_PATH = '/password-reset/';

/** Returns the accounts with this email address that are allowed to sign in. */
export function accountsToReset({ accounts }: Store, email: string): Account[] {
  return accounts.withEmail(email).filter(isUsable);
}

/** Creates a link. Returns its path and query, relative to the panel's base URL, and the fingerprint of its token. */
export function makeResetLink({ sessions }: Store, { id }: Account): { path: string; fingerprint: string } {
  const token = makeKey();
  const fingerprint = fingerprintOf(token);
  const now = Date.now();
  sessions.dropExpired(now);
  sessions.add(fingerprint, 'password_reset', {
    account: id,
    address: null,
    started_at: now,
    expires_at: now + LIFE_MS,
  });
  return { path: `${RESET_PATH}?uid=${encodeId(id)}&token=${token}`, fingerprint };
}

/**
 * Emails a link. `base` is the panel's public URL. If the email can't be sent, rejects with `MailFailure`, and
 * the link becomes invalid.
 */
export async function sendResetLink(
  { mailer, store }: UserState,
  account: Account,
  base: string,
  language: string,
): Promise<void> {
  const { username, first_name, email } = account;
  // The link is stored before the email is sent, so that it works as soon as the email arrives.
  const { path, fingerprint } = makeResetLink(store, account);
  const link = `${base}${path}`;
  const company_name = store.settings.one('company_name') ?? '';
  const template = emailTemplate(store, templateOwner(account), language, 'password_reset');
  const { subject, body } = fillPlaceholders(template, { username, first_name, email, link, company_name });
  try {
    // Append the link if the template has no placeholder for it.
    await mailer.send({ to: email, subject, text: body.includes(link) ? body : `${body}\n\n${link}` });
  } catch (error) {
    store.sessions.take(fingerprint, 'password_reset');
    throw error;
  }
}

/**
 * Returns the account to which a `uid` refers. Returns null if the account doesn't exist or isn't allowed to
 * sign in.
 */
export function accountOfUid({ accounts }: Store, uid: string): Account | null {
  const text = /^[\w+/-]{1,24}={0,2}$/.test(uid) ? Buffer.from(uid, 'base64').toString('latin1') : '';
  const account = /^\d{1,15}$/.test(text) ? accounts.one(Number(text)) : undefined;
  return account && isUsable(account) ? account : null;
}

/** Whether the token is valid for this account. */
export function isPasswordToken({ sessions }: Store, { id }: Account, token: string): boolean {
  const kept = sessions.one(fingerprintOf(token), 'password_reset');
  return kept?.account === id && kept.expires_at > Date.now();
}

/**
 * If the token is valid, sets the password and invalidates all reset tokens of the account. Returns whether the
 * token was valid.
 */
export function usePasswordToken(
  store: Store,
  { id }: Account,
  token: string,
  passwordHash: string,
): boolean {
  const { accounts, transaction } = store;
  return transaction(() => {
    const account = accounts.one(id);
    if (!account || !isUsable(account) || !isPasswordToken(store, account, token)) return false;
    accounts.changePassword(id, passwordHash);
    return true;
  });
}

function encodeId(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

function isUsable({ suspended, deleted_at }: Account): boolean {
  return !suspended && deleted_at === null;
}
