import type { Role } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import { refuse } from '../../http/refusal.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/**
 * The fields of a new account's row. Limits and features are separate fields in the same request (see
 * `entitlements.ts`).
 */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  first_name?: string;
  image?: string;
}

/**
 * Returns the errors for a new username. `before` is the account's current username. The username of an account
 * that is marked for deletion is still taken.
 */
export function nameErrors({ accounts }: Store, username: string, before = ''): FieldErrors {
  const isUnchanged = username.toLowerCase() === before.toLowerCase();
  if (isUnchanged || !accounts.isTaken(username)) return {};
  return { username: ['A user with that username already exists.'] };
}

/**
 * Responds with 400 if the owner can't have accounts, because the owner is unknown, a broadcaster, or marked
 * for deletion.
 */
export function requireOwner({ accounts }: Store, owner: number): void {
  const known = accounts.one(owner);
  if (known && known.role !== 'broadcaster' && known.deleted_at === null) return;
  refuse(400, { owner: [`Invalid pk "${owner}" - object does not exist.`] });
}

/** Adds the account row. Limits and features are in separate rows. */
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
