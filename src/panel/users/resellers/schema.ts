import { z } from 'zod';
import { FEATURES, RESELLER_LIMITS } from '../../../contract/administration.js';
import { pick, resellerOf } from '../accounts/entitlements.js';
import { entitlementSchemas } from '../accounts/fields.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';

/** A reseller, with all fields in the order of the contract. */
export const resellerSchema = z
  .strictObject({
    pk: z.int(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    image: z.string(),
    accounts_current: z
      .int()
      .min(0)
      .meta({ description: 'Number of accounts, including those marked for deletion.' }),
    ...entitlementSchemas(RESELLER_LIMITS),
  })
  .meta({ id: 'Reseller' });

export type ResellerRecord = z.infer<typeof resellerSchema>;

/** `account` must be a reseller. */
export function resellerRecord(store: Store, account: Account): ResellerRecord {
  const { id, username, email, first_name, image } = account;
  const row = resellerOf(store, id);
  return {
    pk: id,
    username,
    email,
    first_name,
    image,
    accounts_current: store.accounts.ofRole('broadcaster', id).length,
    ...pick(row, RESELLER_LIMITS),
    ...pick(row, FEATURES),
  };
}
