import { zeroColumns } from './zero-columns.js';
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, type ServerType } from '../../contract/administration.js';
import type { AccountEntitlements } from './broadcasters.js';
import type { ResellerEntitlements } from './resellers.js';
import type { Database } from '../database/database.js';
import { createKeyedRows, type KeyedRows } from '../database/keyed-rows.js';

export interface StoredTemplate {
  id: number;
  /** Id of the reseller or administrator who owns the template. */
  owner: number;
  name: string;
}

export interface StoredBroadcasterTemplate extends StoredTemplate, AccountEntitlements {
  server_type: ServerType;
}

export interface StoredResellerTemplate extends StoredTemplate, ResellerEntitlements {}

export interface Templates<Row extends StoredTemplate> extends Omit<KeyedRows<Row>, 'all'> {
  /** Returns the templates of an owner, sorted by id. */
  ofOwner(owner: number): Row[];
  /** Returns undefined if the owner has no template with exactly this name. */
  named(owner: number, name: string): Row | undefined;
}

type Columns<Row> = readonly (keyof Row & string)[];

export function createBroadcasterTemplates(db: Database): Templates<StoredBroadcasterTemplate> {
  const columns = ['id', 'owner', 'name', 'server_type', ...ACCOUNT_LIMITS, ...FEATURES] as const;
  return createTemplates<StoredBroadcasterTemplate>(db, 'broadcaster_templates', columns, FEATURES);
}

export function createResellerTemplates(db: Database): Templates<StoredResellerTemplate> {
  const columns = ['id', 'owner', 'name', ...RESELLER_LIMITS, ...FEATURES] as const;
  return createTemplates<StoredResellerTemplate>(db, 'reseller_templates', columns, FEATURES);
}

function createTemplates<Row extends StoredTemplate>(
  db: Database,
  table: string,
  columns: Columns<Row>,
  flags: Columns<Row>,
): Templates<Row> {
  const { one, add, change, delete: remove } = createKeyedRows<Row>(db, table, 'id', columns, flags);
  const ids = db.prepare<[number], number>(`SELECT id FROM ${table} WHERE owner = ? ORDER BY id`).pluck();
  const named = db
    .prepare<[number, string], number>(`SELECT id FROM ${table} WHERE owner = ? AND name = ?`)
    .pluck();
  return {
    one,
    add,
    change,
    delete: remove,
    ofOwner: (owner) => ids.all(owner).flatMap((id) => one(id) ?? []),
    named(owner, name) {
      const id = named.get(owner, name);
      return id === undefined ? undefined : one(id);
    },
  };
}

/** A migration (see `migrations.ts`). */
export const templateTables = `
  CREATE TABLE broadcaster_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    ${zeroColumns(ACCOUNT_LIMITS)},
    ${zeroColumns(FEATURES)},
    UNIQUE (owner, name)
  );
  CREATE TABLE reseller_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)},
    UNIQUE (owner, name)
  );
`;
