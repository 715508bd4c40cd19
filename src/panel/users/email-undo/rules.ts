/**
 * Reverts a change of an account's email address with a link that was mailed to the previous address.
 *
 * A stolen session must not be enough to take over an account. However, whoever owns the new address can
 * request a new password. Therefore, the link stays valid after a password change. Reverting a change
 * invalidates the links for all later changes, which may have been mailed to the thief.
 */
import { millisecondsInDay } from 'date-fns/constants';
import type { Account } from '../../store/accounts.js';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import type { UserState } from '../auth/state.js';
import type { Store } from '../../store/store.js';

const LIFE_MS = 7 * millisecondsInDay;
export const UNDO_PATH = '/email-undo/';

/** Compares two addresses and ignores case, like the rest of the panel. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Whether to email the previous address about a change. There must be a previous address, and the panel must be
 * able to send links by email.
 */
export function needsUndoLink({ options, store }: UserState, { email }: Account, newEmail: string): boolean {
  const canMail = options.publicUrl !== null && (store.settings.one('smtp_host') ?? '') !== '';
  return canMail && email !== '' && !isSame(email, newEmail);
}

/**
 * Returns the token of a link that restores the account's current address. Returns null if an open link would
 * restore `newEmail`, because the change then reverts an earlier one. In that case, the link for the earlier
 * change and all later links become invalid.
 */
export function makeUndoToken({ emailChanges }: Store, account: Account, newEmail: string): string | null {
  const now = Date.now();
  emailChanges.dropExpired(now);
  const undone = emailChanges.ofAccount(account.id).find(({ old_email }) => isSame(old_email, newEmail));
  if (undone) {
    emailChanges.dropFrom(account.id, undone.id);
    return null;
  }
  const token = makeKey();
  emailChanges.add(fingerprintOf(token), {
    account: account.id,
    old_email: account.email,
    expires_at: now + LIFE_MS,
  });
  return token;
}

/**
 * Restores the previous address and ends all sessions of the account. Returns the changed account. Returns null
 * if the link is unknown, used or expired, or if the account is suspended or deleted.
 */
export function undoEmailChange(store: Store, token: string): Account | null {
  const { accounts, emailChanges } = store;
  return store.transaction(() => {
    const change = emailChanges.one(fingerprintOf(token));
    if (change === undefined || change.expires_at <= Date.now()) return null;
    const account = accounts.one(change.account);
    if (!account || account.suspended || account.deleted_at !== null) return null;
    accounts.change({ ...account, email: change.old_email });
    accounts.endSessions(account.id);
    // A thief may have signed in from one of these networks, so they are no longer treated as known.
    store.knownAddresses.forget(account.id);
    emailChanges.dropFrom(account.id, change.id);
    return { ...account, email: change.old_email };
  });
}
