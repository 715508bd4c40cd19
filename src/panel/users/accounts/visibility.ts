/** Which accounts an account sees: an administrator all, a reseller its own, a broadcaster itself. For the others it gets 404. */
import type { Role } from '../../../contract/administration.js';
import { refuse } from '../../http/refusal.js';
import type { Scope } from '../../resources/collection.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/** The accounts of a role that the viewer sees, by id, also those marked for deletion. */
export function visibleAccounts({ accounts }: Store, viewer: Account | null, role: Role): Account[] {
  if (viewer?.role === 'administrator') return accounts.ofRole(role, null);
  if (viewer?.role === 'reseller' && role === 'broadcaster') return accounts.ofRole(role, viewer.id);
  return viewer?.role === role ? [viewer] : [];
}

/** One of them. Refuses with 404 when there is none with this id, or not for this viewer. */
export function visibleAccount(store: Store, viewer: Account | null, role: Role, id: number): Account {
  const account = store.accounts.one(id);
  if (account?.role !== role || !sees(viewer, account)) return refuse(404, { detail: 'Not found.' });
  return account;
}

function sees(viewer: Account | null, account: Account): boolean {
  if (viewer === null) return false;
  return viewer.role === 'administrator' || viewer.id === account.id || viewer.id === account.owner;
}

/** The scope of a collection of accounts: those that the viewer sees. */
export function accountScope(store: Store, role: Role): Scope<Account> {
  return {
    all: ({ account }) => visibleAccounts(store, account, role),
    one: ({ account, id }) => visibleAccount(store, account, role, id),
  };
}
