import { hashPassword } from '../credentials/passwords.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';
import { addAccount, nameErrors, requireOwner, type NewPerson } from '../accounts/create.js';
import { broadcasterDefaults, portErrors } from '../accounts/entitlements.js';
import { limitErrorsWith, refuseErrors } from '../accounts/limits.js';
import { addStation } from './new-station.js';

/** Creates a broadcaster with a station. Responds with 400 if the name is taken or the owner's limits would be exceeded. */
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
  // Hashing is expensive, so invalid requests are refused first.
  check();
  const password_hash = await hashPassword(sent.password, owner);
  // Check again within the writing transaction, so that two concurrent requests can't both take the last free
  // account.
  return store.transaction(() => {
    check();
    const account = addAccount(store, owner, 'broadcaster', sent, password_hash);
    store.broadcasters.add(account.id, columns);
    addStation(store, account);
    return account;
  });
}
