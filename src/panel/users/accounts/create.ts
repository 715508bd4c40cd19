import type { Role } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import { refuse } from '../../http/refusal.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/** The fields about a new account's person. Other sent fields are limits and features (`entitlements.ts`). */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  first_name?: string;
  image?: string;
}

/** The errors of a new name; `before` is the account's current one. Accounts that are marked for deletion keep their names. */
export function nameErrors({ accounts }: Store, username: string, before = ''): FieldErrors {
  const isItsOwn = username.toLowerCase() === before.toLowerCase();
  if (isItsOwn || !accounts.isTaken(username)) return {};
  return { username: ['A user with that username already exists.'] };
}

/** Refuses with 400 an owner that can't have accounts: an unknown one, a broadcaster, a reseller that is marked for deletion. */
export function requireOwner({ accounts }: Store, owner: number): void {
  const known = accounts.one(owner);
  if (known && known.role !== 'broadcaster' && known.deleted_at === null) return;
  refuse(400, { owner: [`Invalid pk "${owner}" - object does not exist.`] });
}

/** Adds the account itself, without limits and features. */
export function addAccount(
  { accounts }: Store,
  owner: number,
  role: Role,
  sent: NewPerson,
  password_hash: string,
): Account {
  const { username, email, first_name = '', image = '' } = sent;
  const id = accounts.add({ username, email, first_name, image, password_hash, role, owner });
  return accounts.one(id) ?? refuse(404, { detail: 'Not found.' });
}
