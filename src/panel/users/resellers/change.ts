import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';
import { changedPerson, changePerson, type PersonChange } from '../accounts/change.js';
import { nameErrors } from '../accounts/create.js';
import { resellerDefaults, resellerOf } from '../accounts/entitlements.js';
import { entitlementsOfAccounts, limitErrors, refuseErrors } from '../accounts/limits.js';
import { requireNotDeleted } from '../accounts/states.js';

/**
 * Changes those fields of a reseller that the request contains. If a field is invalid, or if the reseller's
 * accounts would exceed the new limits or features, responds with 400 and changes nothing.
 */
export function changeReseller(store: Store, account: Account, sent: PersonChange): void {
  store.transaction(() => {
    requireNotDeleted(account);
    const row = resellerOf(store, account.id);
    const changed = { ...row, ...sentColumns(resellerDefaults, sent) };
    const person = changedPerson(account, sent);
    refuseErrors({
      ...nameErrors(store, person.username, account.username),
      ...limitErrors(changed, entitlementsOfAccounts(store, account.id)),
    });
    changePerson(store, account, person);
    store.resellers.change(changed);
  });
}
