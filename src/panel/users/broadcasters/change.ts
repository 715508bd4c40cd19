import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { AccountEntitlements } from '../../store/broadcasters.js';
import type { Store } from '../../store/store.js';
import { changedPerson, changePerson, type PersonChange } from '../accounts/change.js';
import { nameErrors, requireOwner } from '../accounts/create.js';
import {
  accountDefaults,
  broadcasterDefaults,
  broadcasterOf,
  pickFields,
  portErrors,
  type BroadcasterColumns,
} from '../accounts/entitlements.js';
import { limitErrorsWith, refuseErrors } from '../accounts/limits.js';
import { requireNotDeleted } from '../accounts/states.js';

/**
 * Changes those fields of a broadcaster's account that the request contains. If a field is invalid, responds
 * with 400 and changes nothing.
 */
export function changeBroadcaster(
  store: Store,
  account: Account,
  sent: PersonChange & Partial<BroadcasterColumns>,
  owner = account.owner ?? 0,
): void {
  store.transaction(() => {
    requireNotDeleted(account);
    const row = broadcasterOf(store, account.id);
    const changed = { ...row, ...sentColumns(broadcasterDefaults, sent) };
    const isMoved = owner !== account.owner;
    if (isMoved) requireOwner(store, owner);
    const person = { ...changedPerson(account, sent), owner: isMoved ? owner : account.owner };
    refuseErrors({
      ...nameErrors(store, person.username, account.username),
      ...portErrors(changed),
      ...(isMoved || changesEntitlements(row, changed)
        ? limitErrorsWith(store, owner, account.id, changed)
        : {}),
    });
    changePerson(store, account, person);
    store.broadcasters.change(changed);
  });
}

/**
 * Whether limits or features change. If they don't, the reseller's limits aren't checked. An account that
 * already exceeds them can then still be renamed.
 */
function changesEntitlements(row: AccountEntitlements, changed: AccountEntitlements): boolean {
  const names = Object.keys(accountDefaults) as (keyof AccountEntitlements)[];
  return JSON.stringify(pickFields(row, names)) !== JSON.stringify(pickFields(changed, names));
}
