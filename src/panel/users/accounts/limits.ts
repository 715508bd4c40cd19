import { FEATURES, type ResellerLimit } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import type { AccountEntitlements } from '../../store/broadcasters.js';
import { broadcasterOf } from './entitlements.js';
import { refuse } from '../../http/refusal.js';
import type { ResellerEntitlements } from '../../store/resellers.js';
import type { Store } from '../../store/store.js';

/** Limits that apply to the sum over all of a reseller's accounts. */
const SUMS = ['limit_listeners', 'limit_du', 'limit_traffic'] as const satisfies readonly ResellerLimit[];

/**
 * Returns an error for each of a reseller's limits and features that its accounts exceed.
 *
 * A reseller's limits apply to all its accounts together: to their number and to the sums of their listeners, disk
 * space and traffic. The bitrate limit applies to each account. 0 means unlimited, so an unlimited account exceeds
 * any limit of its reseller. Accounts marked for deletion count until they are actually deleted.
 */
export function limitErrors(
  reseller: ResellerEntitlements,
  accounts: readonly AccountEntitlements[],
): FieldErrors {
  const errors: FieldErrors = {};
  const { limit_accounts, limit_bitrate } = reseller;
  if (limit_accounts > 0 && accounts.length > limit_accounts) {
    errors.limit_accounts = [
      `The reseller’s limit is ${limit_accounts} accounts, but it would have ${accounts.length}.`,
    ];
  }
  for (const name of SUMS) {
    const limit = reseller[name];
    if (limit === 0) continue;
    const sum = accounts.reduce((total, account) => total + account[name], 0);
    if (accounts.some((account) => account[name] === 0)) errors[name] = [limitRequired(limit)];
    else if (sum > limit) {
      errors[name] = [`The reseller’s limit is ${limit}, but its accounts would have ${sum} in total.`];
    }
  }
  const bitrates = accounts.map((account) => account.limit_bitrate);
  if (limit_bitrate > 0 && bitrates.includes(0)) errors.limit_bitrate = [limitRequired(limit_bitrate)];
  else if (limit_bitrate > 0 && bitrates.some((bitrate) => bitrate > limit_bitrate)) {
    errors.limit_bitrate = [`The reseller’s limit is ${limit_bitrate}.`];
  }
  for (const name of FEATURES) {
    if (reseller[name] || !accounts.some((account) => account[name])) continue;
    errors[name] = ['An account can’t have a feature that its reseller doesn’t have.'];
  }
  return errors;
}

function limitRequired(limit: number): string {
  return `The reseller’s limit is ${limit}, so each of its accounts needs a limit. 0 means unlimited.`;
}

/**
 * Returns errors for the limits of `owner` that would be exceeded if an account had these entitlements. `id` is
 * null for a new account.
 */
export function limitErrorsWith(
  store: Store,
  owner: number,
  id: number | null,
  entitlements: AccountEntitlements,
): FieldErrors {
  const reseller = store.resellers.one(owner);
  // Administrators have no limits. They may still have a reseller row from an earlier role.
  if (reseller === undefined || store.accounts.one(owner)?.role !== 'reseller') return {};
  const others = entitlementsOfAccounts(store, owner, id);
  return limitErrors(reseller, [...others, entitlements]);
}

/** Returns the limits and features of a reseller's accounts, excluding the account `except`. */
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

/** Responds with 400 if there are any errors. */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) refuse(400, errors);
}
