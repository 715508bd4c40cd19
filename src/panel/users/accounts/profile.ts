import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../../contract/administration.js';
import type { Account } from '../../store/accounts.js';
import { personOf, personSchemas } from './fields.js';
import type { Store } from '../../store/store.js';

/**
 * The contract says that its list of fields is incomplete. It doesn't define the `user` in a login response. In
 * this panel, `user` has the same fields as the profile.
 */
export const profileSchema = z
  .strictObject({
    ...personSchemas(),
    account_type: z.int(),
    allows_reseller: z.boolean(),
    stream_a_streaming_enabled: z.boolean(),
  })
  .meta({ id: 'UserProfile' });

export function profileRecord(store: Store, account: Account): z.infer<typeof profileSchema> {
  const { id, role } = account;
  const isAdministrator = role === 'administrator';
  const entitlements = store.broadcasters.one(id) ?? store.resellers.one(id);
  return {
    ...personOf(account),
    account_type: ACCOUNT_TYPES[role],
    // Only administrators have resellers.
    allows_reseller: isAdministrator,
    stream_a_streaming_enabled: entitlements?.stream_a_streaming_enabled ?? isAdministrator,
  };
}
