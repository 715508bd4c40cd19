import { z } from 'zod';
import { ACCOUNT_LIMITS, ACCOUNT_STATUS, FEATURES } from '../../../contract/administration.js';
import { broadcasterOf, pickFields } from '../accounts/entitlements.js';
import { entitlementSchemas, personOf, personSchemas } from '../accounts/fields.js';
import type { Account } from '../../store/accounts.js';
import { audienceOf, HOURS_A_MONTH } from '../../station/channels/audience.js';
import type { Store } from '../../store/store.js';

const ownerSchema = z
  .strictObject({ pk: z.int(), username: z.string(), first_name: z.string() })
  .meta({ id: 'Owner', description: 'The reseller or administrator that the account belongs to.' });

/** A broadcaster's account, with all fields in the order of the contract. */
export const accountSchema = z
  .strictObject({
    ...personSchemas(),
    owner: ownerSchema,
    account_type: z.int(),
    account_status: z.int().meta({ description: '1 active, 2 suspended, 3 marked for deletion.' }),
    account_status_display: z.enum(['Active', 'Suspended', 'Marked for deletion']),
    panel_port: z.int(),
    default_channel_port: z.int(),
    port_range_min: z.int(),
    port_range_max: z.int(),
    stations_current: z.int(),
    ...entitlementSchemas(ACCOUNT_LIMITS),
    backup_status: z.int(),
    backup_auto_type: z.int(),
    backup_auto_when: z.int(),
    backup_quick: z.boolean(),
    branded_url: z.string(),
    branded_url_status: z.int(),
    listeners_current: z.int(),
    du_current: z.int().meta({ description: 'Disk space used, in megabytes.' }),
    traffic_current: z.int().meta({ description: 'Traffic of its listeners, in megabytes per month.' }),
  })
  .meta({ id: 'Account' });

export type AccountRecord = z.infer<typeof accountSchema>;

/** The response to creating an account. */
export const newAccountSchema = accountSchema.extend({ is_active: z.boolean() }).meta({ id: 'NewAccount' });

const MEGABYTE = 1024 * 1024;

/**
 * Returns the record of an account, which must be a broadcaster. `storedBytes` is the size of its folder in the
 * storage.
 */
export function accountRecord(store: Store, account: Account, storedBytes = 0): AccountRecord {
  const row = broadcasterOf(store, account.id);
  const servers = store.accounts.serversOf(account.id);
  return {
    ...personOf(account),
    owner: ownerRecord(store, account),
    account_type: row.account_type,
    ...statusOf(account),
    panel_port: row.panel_port,
    default_channel_port: row.default_channel_port,
    port_range_min: row.port_range_min,
    port_range_max: row.port_range_max,
    stations_current: servers.length,
    ...pickFields(row, ACCOUNT_LIMITS),
    ...pickFields(row, FEATURES),
    backup_status: row.backup_status,
    backup_auto_type: row.backup_auto_type,
    backup_auto_when: row.backup_auto_when,
    backup_quick: row.backup_quick,
    branded_url: row.branded_url,
    branded_url_status: row.branded_url_status,
    ...usageOf(store, servers, storedBytes),
  };
}

function ownerRecord({ accounts }: Store, { owner }: Account): AccountRecord['owner'] {
  const known = owner === null ? undefined : accounts.one(owner);
  return { pk: known?.id ?? 0, username: known?.username ?? '', first_name: known?.first_name ?? '' };
}

type Status = Pick<AccountRecord, 'account_status' | 'account_status_display'>;

function statusOf({ suspended, deleted_at }: Account): Status {
  if (deleted_at !== null) {
    return { account_status: ACCOUNT_STATUS.deleted, account_status_display: 'Marked for deletion' };
  }
  return suspended
    ? { account_status: ACCOUNT_STATUS.suspended, account_status_display: 'Suspended' }
    : { account_status: ACCOUNT_STATUS.active, account_status_display: 'Active' };
}

type Usage = Pick<AccountRecord, 'listeners_current' | 'du_current' | 'traffic_current'>;

/**
 * Returns the current usage of a broadcaster. The contract defines neither types nor units for these fields. In
 * this panel, `du_current` includes covers, files and backups, and `listeners_current` is the sum over all
 * channels.
 */
function usageOf(store: Store, servers: readonly number[], storedBytes: number): Usage {
  const audiences = servers.flatMap((server) =>
    store.channels.all(server).map((channel) => audienceOf(store, channel)),
  );
  const bytes = storedBytes + sum(servers.map((server) => store.podcasts.coverBytes(server)));
  const kilobytes = sum(audiences.map(({ traffic }) => traffic)) * HOURS_A_MONTH;
  return {
    listeners_current: sum(audiences.map(({ listening }) => listening)),
    du_current: Math.ceil(bytes / MEGABYTE),
    traffic_current: Math.round(kilobytes / 1024),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
