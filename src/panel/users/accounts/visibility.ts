/**
 * Determines which accounts a user can see. Administrators see all accounts, resellers see their own accounts,
 * and broadcasters see only themselves.
 */
import type { Role } from '../../../contract/administration.js';
import { refuse } from '../../http/refusal.js';
import type { Scope } from '../../resources/collection.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/** Returns the accounts with this role that the viewer can see, ordered by id. Includes accounts marked for deletion. */
export function visibleAccounts({ accounts }: Store, viewer: Account | null, role: Role): Account[] {
  if (viewer?.role === 'administrator') return accounts.ofRole(role, null);
  if (viewer?.role === 'reseller' && role === 'broadcaster') return accounts.ofRole(role, viewer.id);
  return viewer?.role === role ? [viewer] : [];
}

/** Returns an account with this role. Responds with 404 if it doesn't exist or the viewer can't see it. */
export function visibleAccount(store: Store, viewer: Account | null, role: Role, id: number): Account {
  const account = store.accounts.one(id);
  if (account?.role !== role || !sees(viewer, account)) return refuse(404, { detail: 'Not found.' });
  return account;
}

function sees(viewer: Account | null, account: Account): boolean {
  if (viewer === null) return false;
  return viewer.role === 'administrator' || viewer.id === account.id || viewer.id === account.owner;
}

/** Limits a collection to the accounts that the viewer can see. */
export function accountScope(store: Store, role: Role): Scope<Account> {
  return {
    all: ({ account }) => visibleAccounts(store, account, role),
    one: ({ account, id }) => visibleAccount(store, account, role, id),
  };
}
