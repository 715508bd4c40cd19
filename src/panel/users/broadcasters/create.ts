import { hashPassword } from '../credentials/passwords.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';
import { addAccount, nameErrors, requireOwner, type NewPerson } from '../accounts/create.js';
import { broadcasterDefaults, portErrors } from '../accounts/entitlements.js';
import { limitErrorsWith, refuseErrors } from '../accounts/limits.js';
import { addStation } from './new-station.js';

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
    const account = addAccount(store, owner, 'broadcaster', sent, password_hash);
    store.broadcasters.add(account.id, columns);
    addStation(store, account);
    return account;
  });
}
