import { zeroColumns } from './zero-columns.js';
import {
  ACCOUNT_LIMITS,
  FEATURES,
  type AccountLimit,
  type Feature,
  type ServerType,
} from '../../contract/administration.js';
import type { Database } from '../database/database.js';
import { createKeyedRows, type KeyedRows } from '../database/keyed-rows.js';

/** Limits and features. 0 means no limit. */
export type AccountEntitlements = Record<AccountLimit, number> & Record<Feature, boolean>;

/** A broadcaster's limits, features and backup state. Its name and password are in its account. */
export interface StoredBroadcaster extends AccountEntitlements {
  account: number;
  account_type: number;
  server_type: ServerType;
  panel_port: number;
  default_channel_port: number;
  port_range_min: number;
  port_range_max: number;
  backup_status: number;
  backup_auto_type: number;
  backup_auto_when: number;
  backup_quick: boolean;
  branded_url: string;
  branded_url_status: number;
}

export interface Broadcasters extends Omit<KeyedRows<StoredBroadcaster>, 'add' | 'delete'> {
  /** Adds the row of an account. Without `entitlements`, the account has no features and no limits. */
  add(account: number, entitlements?: Partial<Omit<StoredBroadcaster, 'account'>>): void;
}

const COLUMNS = [
  'account',
  'account_type',
  'server_type',
  'panel_port',
  'default_channel_port',
  'port_range_min',
  'port_range_max',
  ...ACCOUNT_LIMITS,
  ...FEATURES,
  'backup_status',
  'backup_auto_type',
  'backup_auto_when',
  'backup_quick',
  'branded_url',
  'branded_url_status',
] as const;

export function createBroadcasters(db: Database): Broadcasters {
  const { all, one, add, change } = createKeyedRows<StoredBroadcaster>(
    db,
    'broadcasters',
    'account',
    COLUMNS,
    [...FEATURES, 'backup_quick'],
  );
  return { all, one, change, add: (account, entitlements) => void add({ ...entitlements, account }) };
}

/** A migration (see `migrations.ts`). */
export const broadcasterTables = `
  CREATE TABLE broadcasters (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    account_type INTEGER NOT NULL DEFAULT 1,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    panel_port INTEGER NOT NULL DEFAULT 0,
    default_channel_port INTEGER NOT NULL DEFAULT 0,
    port_range_min INTEGER NOT NULL DEFAULT 0,
    port_range_max INTEGER NOT NULL DEFAULT 0,
    ${zeroColumns(ACCOUNT_LIMITS)},
    ${zeroColumns(FEATURES)},
    backup_status INTEGER NOT NULL DEFAULT 0,
    backup_auto_type INTEGER NOT NULL DEFAULT 0,
    backup_auto_when INTEGER NOT NULL DEFAULT 0,
    backup_quick INTEGER NOT NULL DEFAULT 0,
    branded_url TEXT NOT NULL DEFAULT '',
    branded_url_status INTEGER NOT NULL DEFAULT 0
  );
`;
