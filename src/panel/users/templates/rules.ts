import { ACCOUNT_LIMITS, FEATURES } from '../../../contract/administration.js';
import { pickFields, type BroadcasterColumns } from '../accounts/entitlements.js';
import { refuse } from '../../http/refusal.js';
import type { Store } from '../../store/store.js';

/** Reserved name that means "no template". */
export const NO_TEMPLATE = 'no_template';

/**
 * Returns the limits and features of a broadcaster template. Responds with 400 under `field` if `owner` has no template with
 * this name.
 */
export function entitlementsOfTemplate(
  { broadcasterTemplates }: Store,
  owner: number,
  name: string,
  field: string,
): Partial<BroadcasterColumns> {
  const template = broadcasterTemplates.named(owner, name);
  if (template === undefined) return refuse(400, { [field]: ['There is no template with this name.'] });
  return pickFields(template, [...ACCOUNT_LIMITS, ...FEATURES, 'server_type']);
}
