/** How an account sees itself: the profile, which a login answers too. */
import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../contract/administration.js';
import type { Account } from '../accounts/rows.js';
import type { Store } from '../store/store.js';

/** The contract shows these fields and calls the list incomplete; a login's `user`, which it does not show, is the same. */
export const profileSchema = z
  .strictObject({
    pk: z.int(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    image: z.string(),
    account_type: z.int(),
    allows_reseller: z.boolean(),
    stream_a_streaming_enabled: z.boolean(),
  })
  .meta({ id: 'UserProfile' });

export function profileRecord(store: Store, account: Account): z.infer<typeof profileSchema> {
  const { id, username, email, first_name, image, role } = account;
  const isAdministrator = role === 'administrator';
  const terms = store.broadcasters.one(id) ?? store.resellers.one(id);
  return {
    pk: id,
    username,
    email,
    first_name,
    image,
    account_type: ACCOUNT_TYPES[role],
    // Who may have resellers below: the administrators.
    allows_reseller: isAdministrator,
    stream_a_streaming_enabled: terms?.stream_a_streaming_enabled ?? isAdministrator,
  };
}
