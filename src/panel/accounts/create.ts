/** New accounts of broadcasters and resellers: who they are, what they may have, and whether that fits. */
import type { Role } from '../../contract/administration.js';
import type { FieldErrors } from '../../contract/errors.js';
import { hashPassword } from '../auth/passwords.js';
import { addStation } from '../broadcasters/new-station.js';
import { refuse } from '../http/refusal.js';
import { sentColumns } from '../resources/sent-columns.js';
import type { Store } from '../store/store.js';
import { broadcasterDefaults, resellerDefaults, portErrors } from './entitlements.js';
import { limitErrorsWith, refuseErrors } from './limits.js';
import type { Account } from './rows.js';

/** What was sent about somebody new. What else stands beside it are columns of `terms.ts`. */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  first_name?: string;
  image?: string;
}

/** A broadcaster's account with a station of its own. Refuses with 400 what is taken or too much. */
export async function createBroadcaster(store: Store, owner: number, sent: NewPerson): Promise<Account> {
  const password_hash = await hashPassword(sent.password);
  const columns = { ...broadcasterDefaults, ...sentColumns(broadcasterDefaults, sent) };
  // All that is looked at, and all that is written, at once: of two that come together, both can't have the last place.
  return store.transaction(() => {
    requireOwner(store, owner);
    refuseErrors({
      ...nameErrors(store, sent.username),
      ...portErrors(columns),
      ...limitErrorsWith(store, owner, null, columns),
    });
    const account = add(store, owner, 'broadcaster', sent, password_hash);
    store.broadcasters.add(account.id, columns);
    addStation(store, account);
    return account;
  });
}

/** A reseller, without accounts. Refuses with 400 a name that is taken. */
export async function createReseller(store: Store, owner: number, sent: NewPerson): Promise<Account> {
  const password_hash = await hashPassword(sent.password);
  return store.transaction(() => {
    refuseErrors(nameErrors(store, sent.username));
    const account = add(store, owner, 'reseller', sent, password_hash);
    store.resellers.add(account.id, sentColumns(resellerDefaults, sent));
    return account;
  });
}

/** What is wrong with this name for an account that was called `before`. The name of an account that is marked for deletion is taken. */
export function nameErrors({ accounts }: Store, username: string, before = ''): FieldErrors {
  const isItsOwn = username.toLowerCase() === before.toLowerCase();
  if (isItsOwn || !accounts.isTaken(username)) return {};
  return { username: ['A user with that username already exists.'] };
}

/** Refuses with 400 who can't have accounts: nobody, a broadcaster, and a reseller that is marked for deletion. */
export function requireOwner({ accounts }: Store, owner: number): void {
  const known = accounts.one(owner);
  if (known && known.role !== 'broadcaster' && known.deleted_at === null) return;
  refuse(400, { owner: [`Invalid pk "${owner}" - object does not exist.`] });
}

function add(
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
