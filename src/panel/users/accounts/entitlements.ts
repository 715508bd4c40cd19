/** Limits and features of broadcasters and resellers. */
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, type Feature } from '../../../contract/administration.js';
import type { FieldErrors } from '../../../contract/errors.js';
import type { AccountEntitlements, StoredBroadcaster } from '../../store/broadcasters.js';
import type { ResellerEntitlements, StoredReseller } from '../../store/resellers.js';
import type { Store } from '../../store/store.js';

const setAll = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const noFeatures: Record<Feature, boolean> = setAll(FEATURES, false);

/** By default, a reseller has no limits and no features. */
export const resellerDefaults: ResellerEntitlements = { ...setAll(RESELLER_LIMITS, 0), ...noFeatures };
/** By default, an account has no limits and no features. */
export const accountDefaults: AccountEntitlements = { ...setAll(ACCOUNT_LIMITS, 0), ...noFeatures };

/** The broadcaster columns that a request can set. */
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

/** Returns the errors in an account's port range. If a port is 0, it isn't set. */
export function portErrors({ port_range_min, port_range_max }: BroadcasterColumns): FieldErrors {
  if (port_range_max === 0 || port_range_min <= port_range_max) return {};
  return { port_range_max: ['The end of the range is before its start.'] };
}

/** Returns the fields of a row with these names, in the order of `names`. */
export function pickFields<Row, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

/** Returns the row of a broadcaster. Throws if the account isn't a broadcaster. */
export function broadcasterOf({ broadcasters }: Store, account: number): StoredBroadcaster {
  const row = broadcasters.one(account);
  if (row === undefined) throw new Error(`account ${account} is not a broadcaster`);
  return row;
}

/** Returns the row of a reseller. Throws if the account isn't a reseller. */
export function resellerOf({ resellers }: Store, account: number): StoredReseller {
  const row = resellers.one(account);
  if (row === undefined) throw new Error(`account ${account} is not a reseller`);
  return row;
}
