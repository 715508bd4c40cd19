/** Changing what is known of an account: all of it fits, or none is written. */
import type { AccountTerms } from '../broadcasters/rows.js';
import { broadcasterOf } from '../broadcasters/schema.js';
import { resellerOf } from '../resellers/schema.js';
import type { Store } from '../store/store.js';
import { nameErrors, requireOwner } from './create.js';
import { excessOver, excessWith, refuseAny, termsOfAccounts } from './limits.js';
import type { Account } from './rows.js';
import { requireUnmarked } from './states.js';
import {
  newAccountColumns,
  newAccountTerms,
  newResellerTerms,
  pick,
  portErrors,
  sentOf,
  type AccountColumns,
} from './terms.js';

/** What of an account itself a body may change. */
export interface PersonChange {
  username?: string;
  email?: string;
  first_name?: string;
  image?: string;
}

const PERSON: Required<PersonChange> = { username: '', email: '', first_name: '', image: '' };

/** Writes what was sent of a broadcaster's account. `owner` is its new one, undefined for no change. Refuses with 400. */
export function changeBroadcaster(
  store: Store,
  account: Account,
  sent: PersonChange & Partial<AccountColumns>,
  owner = account.owner ?? 0,
): void {
  store.together(() => {
    requireUnmarked(account);
    const row = broadcasterOf(store, account.id);
    const changed = { ...row, ...sentOf(newAccountColumns, sent) };
    const isMoved = owner !== account.owner;
    if (isMoved) requireOwner(store, owner);
    const person = { ...account, ...sentOf(PERSON, sent), owner: isMoved ? owner : account.owner };
    refuseAny({
      ...nameErrors(store, person.username, account.username),
      ...portErrors(changed),
      ...(isMoved || hasOtherTerms(row, changed) ? excessWith(store, owner, account.id, changed) : {}),
    });
    store.accounts.change(person);
    store.broadcasters.change(changed);
  });
}

/** Writes what was sent of a reseller. Refuses with 400, also limits and features below what its accounts have. */
export function changeReseller(store: Store, account: Account, sent: PersonChange): void {
  store.together(() => {
    requireUnmarked(account);
    const row = resellerOf(store, account.id);
    const changed = { ...row, ...sentOf(newResellerTerms, sent) };
    const person = { ...account, ...sentOf(PERSON, sent) };
    refuseAny({
      ...nameErrors(store, person.username, account.username),
      ...excessOver(changed, termsOfAccounts(store, account.id)),
    });
    store.accounts.change(person);
    store.resellers.change(changed);
  });
}

/** Whoever is within its reseller's limits already, or is not but for other reasons, may be given another name. */
function hasOtherTerms(row: AccountTerms, changed: AccountTerms): boolean {
  const names = Object.keys(newAccountTerms) as (keyof AccountTerms)[];
  return JSON.stringify(pick(row, names)) !== JSON.stringify(pick(changed, names));
}
