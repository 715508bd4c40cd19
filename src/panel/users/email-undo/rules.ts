/**
 * In:  an account whose owner, or somebody with a stolen session, gives it another email address.
 * Out: a link for the address before, which takes the change back. It works once, for seven days.
 *
 * A session alone must not be enough to take an account over: who has the new address could ask for a new
 * password. So the link outlives new passwords, and the earliest change wins: taking it back ends the links
 * of all later ones, which may have gone to addresses of the thief.
 */
import { millisecondsInDay } from 'date-fns/constants';
import type { Account } from '../../store/accounts.js';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import type { UserState } from '../auth/state.js';
import type { Store } from '../../store/store.js';

const LIFE = 7 * millisecondsInDay;
export const UNDO_PATH = '/email-undo/';

/** Whether two addresses are one here: sign-ins and mails don't tell capitals apart. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether the address before must be told of a change: there is one, and the panel can send it a link. */
export function isTold({ options, store }: UserState, { email }: Account, newEmail: string): boolean {
  const canMail = options.publicUrl !== null && (store.settings.one('smtp_host') ?? '') !== '';
  return canMail && email !== '' && !isSame(email, newEmail);
}

/**
 * The token of a link that brings the account's present address back. Null when `newEmail` is an address that an
 * open link would bring back: by that the change is taken back, and its link and all later ones end.
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
    expires_at: now + LIFE,
  });
  return token;
}

/**
 * Brings the address before back and ends all sessions of the account. Answers the account as it is then; null for a
 * link that is unknown, used or too old, or whose account may not sign in.
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
    // Who signed in meanwhile is a stranger again.
    store.knownAddresses.forget(account.id);
    emailChanges.dropFrom(account.id, change.id);
    return { ...account, email: change.old_email };
  });
}
