/** The default limits and features of accounts and resellers, and checks of what is set. */
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, type Feature } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import type { AccountEntitlements, StoredBroadcaster } from '../../store/broadcasters.js';
import type { ResellerEntitlements, StoredReseller } from '../../store/resellers.js';
import type { Store } from '../../store/store.js';

const all = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const noFeatures: Record<Feature, boolean> = all(FEATURES, false);

/** Without limits, and without features. */
export const resellerDefaults: ResellerEntitlements = { ...all(RESELLER_LIMITS, 0), ...noFeatures };
export const accountDefaults: AccountEntitlements = { ...all(ACCOUNT_LIMITS, 0), ...noFeatures };

/** The columns of an account that a body may set. */
export type BroadcasterColumns = AccountEntitlements &
  Pick<
    StoredBroadcaster,
    | 'server_type'
    | 'panel_port'
    | 'default_channel_port'
    | 'port_range_min'
    | 'port_range_max'
    | 'branded_url'
  >;

export const broadcasterDefaults: BroadcasterColumns = {
  ...accountDefaults,
  server_type: 'icecast',
  panel_port: 0,
  default_channel_port: 0,
  port_range_min: 0,
  port_range_max: 0,
  branded_url: '',
};

/** The errors of an account's range of ports; 0 is no port. */
export function portErrors({ port_range_min, port_range_max }: BroadcasterColumns): FieldErrors {
  if (port_range_max === 0 || port_range_min <= port_range_max) return {};
  return { port_range_max: ['The range ends before it begins.'] };
}

/** Some fields of a row, in that order. */
export function pick<Row, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

/** The row of a broadcaster's account. Each has one. */
export function broadcasterOf({ broadcasters }: Store, account: number): StoredBroadcaster {
  const row = broadcasters.one(account);
  if (row === undefined) throw new Error(`account ${account} is no broadcaster’s`);
  return row;
}

/** The row of a reseller. Each has one. */
export function resellerOf({ resellers }: Store, account: number): StoredReseller {
  const row = resellers.one(account);
  if (row === undefined) throw new Error(`account ${account} is no reseller’s`);
  return row;
}
