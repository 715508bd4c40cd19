/** Creates the accounts of broadcasters and resellers. */
import type { Role } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import { hashPassword } from '../auth/passwords.js';
import { addStation } from '../broadcasters/new-station.js';
import { refuse } from '../../http/refusal.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { Store } from '../../store/store.js';
import { broadcasterDefaults, resellerDefaults, portErrors } from './entitlements.js';
import { limitErrorsWith, refuseErrors } from './limits.js';
import type { Account } from '../../store/accounts.js';

/** The fields about a new account's person. Other sent fields are limits and features (`entitlements.ts`). */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  first_name?: string;
  image?: string;
}

/** A broadcaster's account with a station. Refuses with 400 a taken name, and limits above the owner's. */
export async function createBroadcaster(store: Store, owner: number, sent: NewPerson): Promise<Account> {
  const columns = { ...broadcasterDefaults, ...sentColumns(broadcasterDefaults, sent) };
  const check = (): void => {
    requireOwner(store, owner);
    refuseErrors({
      ...nameErrors(store, sent.username),
      ...portErrors(columns),
      ...limitErrorsWith(store, owner, null, columns),
    });
  };
  // A hash is expensive: nothing is hashed for a request that fails anyway.
  check();
  const password_hash = await hashPassword(sent.password, owner);
  // Checks and writes in one transaction, so that two requests can't both take the last place.
  return store.transaction(() => {
    check();
    const account = add(store, owner, 'broadcaster', sent, password_hash);
    store.broadcasters.add(account.id, columns);
    addStation(store, account);
    return account;
  });
}

/** A reseller, without accounts. Refuses with 400 a name that is taken. */
export async function createReseller(store: Store, owner: number, sent: NewPerson): Promise<Account> {
  const check = (): void => refuseErrors(nameErrors(store, sent.username));
  // A hash is expensive: nothing is hashed for a request that fails anyway.
  check();
  const password_hash = await hashPassword(sent.password, owner);
  return store.transaction(() => {
    check();
    const account = add(store, owner, 'reseller', sent, password_hash);
    store.resellers.add(account.id, sentColumns(resellerDefaults, sent));
    return account;
  });
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
