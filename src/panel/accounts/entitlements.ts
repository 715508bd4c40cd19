/** What accounts and resellers have when nothing is said about it, and how what was said goes on top. */
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, type Feature } from '../../contract/administration.js';
import type { FieldErrors } from '../../contract/errors.js';
import type { AccountEntitlements, StoredBroadcaster } from '../broadcasters/rows.js';
import type { ResellerEntitlements } from '../resellers/rows.js';

const all = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const noFeatures: Record<Feature, boolean> = all(FEATURES, false);

/** Without limits, and without features. */
export const resellerDefaults: ResellerEntitlements = { ...all(RESELLER_LIMITS, 0), ...noFeatures };
export const accountDefaults: AccountEntitlements = { ...all(ACCOUNT_LIMITS, 0), ...noFeatures };

/** Every column of an account that a body may write. */
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

/** What is wrong with the ports that an account may use; 0 is none. */
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
