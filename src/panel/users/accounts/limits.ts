/**
 * In:  the limits of a reseller, and those of its accounts.
 * Out: an error for each field in which the accounts exceed the reseller.
 *
 * A reseller's limits are for all its accounts together: their number, and the sums of
 * their listeners, disk space and traffic; the bitrate is for each. 0 is no limit, so an
 * account without a limit exceeds a reseller that has one. Accounts that are marked for
 * deletion count until they are deleted.
 */
import { FEATURES, type ResellerLimit } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import type { AccountEntitlements } from '../../store/broadcasters.js';
import { broadcasterOf } from './entitlements.js';
import { refuse } from '../../http/refusal.js';
import type { ResellerEntitlements } from '../../store/resellers.js';
import type { Store } from '../../store/store.js';

const SUMS = ['limit_listeners', 'limit_du', 'limit_traffic'] as const satisfies readonly ResellerLimit[];

export function limitErrors(
  reseller: ResellerEntitlements,
  accounts: readonly AccountEntitlements[],
): FieldErrors {
  const errors: FieldErrors = {};
  const { limit_accounts, limit_bitrate } = reseller;
  if (limit_accounts > 0 && accounts.length > limit_accounts) {
    errors.limit_accounts = [
      `The reseller may have ${limit_accounts} accounts; these are ${accounts.length}.`,
    ];
  }
  for (const name of SUMS) {
    const limit = reseller[name];
    if (limit === 0) continue;
    const all = accounts.reduce((total, account) => total + account[name], 0);
    if (accounts.some((account) => account[name] === 0)) errors[name] = [needsOne(limit)];
    else if (all > limit) {
      errors[name] = [`The reseller’s limit is ${limit}; its accounts have ${all} together.`];
    }
  }
  const bitrates = accounts.map((account) => account.limit_bitrate);
  if (limit_bitrate > 0 && bitrates.includes(0)) errors.limit_bitrate = [needsOne(limit_bitrate)];
  else if (limit_bitrate > 0 && bitrates.some((bitrate) => bitrate > limit_bitrate)) {
    errors.limit_bitrate = [`The reseller’s limit is ${limit_bitrate}.`];
  }
  for (const name of FEATURES) {
    if (reseller[name] || !accounts.some((account) => account[name])) continue;
    errors[name] = ['An account can’t have what its reseller doesn’t have.'];
  }
  return errors;
}

function needsOne(limit: number): string {
  return `The reseller’s limit is ${limit}, so each of its accounts needs one; 0 is no limit.`;
}

/** The same with one account of `owner` added or replaced. `id` is null for a new one. */
export function limitErrorsWith(
  store: Store,
  owner: number,
  id: number | null,
  entitlements: AccountEntitlements,
): FieldErrors {
  const reseller = store.resellers.one(owner);
  // An administrator has no limits, even if it has the row of a reseller from before.
  if (reseller === undefined || store.accounts.one(owner)?.role !== 'reseller') return {};
  const others = entitlementsOfAccounts(store, owner, id);
  return limitErrors(reseller, [...others, entitlements]);
}

/** The limits and features of a reseller's accounts, except one. */
export function entitlementsOfAccounts(
  store: Store,
  owner: number,
  except: number | null = null,
): AccountEntitlements[] {
  return store.accounts
    .ofRole('broadcaster', owner)
    .filter(({ id }) => id !== except)
    .map(({ id }) => broadcasterOf(store, id));
}

/** Refuses with 400 when there are errors. */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) refuse(400, errors);
}
