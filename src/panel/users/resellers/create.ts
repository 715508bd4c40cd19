import { hashPassword } from '../credentials/passwords.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';
import { addAccount, nameErrors, type NewPerson } from '../accounts/create.js';
import { resellerDefaults } from '../accounts/entitlements.js';
import { refuseErrors } from '../accounts/limits.js';

/** Creates a reseller without accounts. Responds with 400 if the name is taken. */
export async function createReseller(store: Store, owner: number, sent: NewPerson): Promise<Account> {
  const check = (): void => refuseErrors(nameErrors(store, sent.username));
  // Hashing is expensive, so invalid requests are refused first.
  check();
  const password_hash = await hashPassword(sent.password, owner);
  return store.transaction(() => {
    check();
    const account = addAccount(store, owner, 'reseller', sent, password_hash);
    store.resellers.add(account.id, sentColumns(resellerDefaults, sent));
    return account;
  });
}
