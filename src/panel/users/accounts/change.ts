/** Changes an account: all fields, or, when one is refused, none. */
import type { AccountEntitlements } from '../../store/broadcasters.js';
import { broadcasterOf } from '../broadcasters/schema.js';
import { resellerOf } from '../resellers/schema.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { Store } from '../../store/store.js';
import { nameErrors, requireOwner } from './create.js';
import {
  broadcasterDefaults,
  accountDefaults,
  resellerDefaults,
  pick,
  portErrors,
  type BroadcasterColumns,
} from './entitlements.js';
import { limitErrors, limitErrorsWith, refuseErrors, entitlementsOfAccounts } from './limits.js';
import type { Account } from '../../store/accounts.js';
import { requireNotDeleted } from './states.js';

/** The fields of the account itself that a body may change. */
export interface PersonChange {
  username?: string;
  email?: string;
  first_name?: string;
  image?: string;
}

const PERSON_COLUMNS: Required<PersonChange> = { username: '', email: '', first_name: '', image: '' };

/** Changes the sent fields of a broadcaster's account. `owner` is undefined for no change. Refuses with 400. */
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
    const person = {
      ...account,
      ...sentColumns(PERSON_COLUMNS, sent),
      owner: isMoved ? owner : account.owner,
    };
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

/** Changes the sent fields of a reseller. Refuses with 400, even limits and features below those of its accounts. */
export function changeReseller(store: Store, account: Account, sent: PersonChange): void {
  store.transaction(() => {
    requireNotDeleted(account);
    const row = resellerOf(store, account.id);
    const changed = { ...row, ...sentColumns(resellerDefaults, sent) };
    const person = { ...account, ...sentColumns(PERSON_COLUMNS, sent) };
    refuseErrors({
      ...nameErrors(store, person.username, account.username),
      ...limitErrors(changed, entitlementsOfAccounts(store, account.id)),
    });
    changePerson(store, account, person);
    store.resellers.change(changed);
  });
}

/** Another address from above is final: links that went to addresses before it end. */
function changePerson(store: Store, account: Account, person: Account): void {
  store.accounts.change(person);
  if (person.email !== account.email) store.emailChanges.dropFrom(account.id, 0);
}

/** Whether limits or features change. Otherwise the reseller's limits are not checked: an account above them can still be renamed. */
function changesEntitlements(row: AccountEntitlements, changed: AccountEntitlements): boolean {
  const names = Object.keys(accountDefaults) as (keyof AccountEntitlements)[];
  return JSON.stringify(pick(row, names)) !== JSON.stringify(pick(changed, names));
}
