import { z } from 'zod';
import { FEATURES, RESELLER_LIMITS } from '../../../contract/administration.js';
import { pickFields, resellerOf } from '../accounts/entitlements.js';
import { entitlementSchemas, personOf, personSchemas } from '../accounts/fields.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';

/** A reseller, with all fields in the order of the contract. */
export const resellerSchema = z
  .strictObject({
    ...personSchemas(),
    accounts_current: z
      .int()
      .min(0)
      .meta({ description: 'Number of accounts, including those marked for deletion.' }),
    ...entitlementSchemas(RESELLER_LIMITS),
  })
  .meta({ id: 'Reseller' });

export type ResellerRecord = z.infer<typeof resellerSchema>;

/** Returns the record of an account, which must be a reseller. */
export function resellerRecord(store: Store, account: Account): ResellerRecord {
  const row = resellerOf(store, account.id);
  return {
    ...personOf(account),
    accounts_current: store.accounts.ofRole('broadcaster', account.id).length,
    ...pickFields(row, RESELLER_LIMITS),
    ...pickFields(row, FEATURES),
  };
}
