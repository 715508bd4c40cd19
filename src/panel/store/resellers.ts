import { zeroColumns } from './zero-columns.js';
import {
  FEATURES,
  RESELLER_LIMITS,
  type Feature,
  type ResellerLimit,
} from '../../contract/administration.js';
import type { Database } from '../database/database.js';
import { createKeyedRows, type KeyedRows } from '../database/keyed-rows.js';

/** Features, and limits that apply to all of a reseller's accounts together. 0 means no limit. */
export type ResellerEntitlements = Record<ResellerLimit, number> & Record<Feature, boolean>;

export interface StoredReseller extends ResellerEntitlements {
  account: number;
}

export interface Resellers extends Omit<KeyedRows<StoredReseller>, 'add' | 'delete'> {
  /** Adds the row of an account. Without `entitlements`, the account has no features and no limits. */
  add(account: number, entitlements?: Partial<ResellerEntitlements>): void;
}

export function createResellers(db: Database): Resellers {
  const { all, one, add, change } = createKeyedRows<StoredReseller>(
    db,
    'resellers',
    'account',
    ['account', ...RESELLER_LIMITS, ...FEATURES],
    FEATURES,
  );
  return { all, one, change, add: (account, entitlements) => void add({ ...entitlements, account }) };
}

/** A migration (see `migrations.ts`). */
export const resellerTables = `
  CREATE TABLE resellers (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)}
  );
`;
