import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';
import {
  defaultsOf,
  flagColumn,
  flagsOf,
  columnNames,
  numberColumn,
  referenceColumn,
  textColumn,
  withDefault,
  type RowOf,
} from './columns.js';

const MAX_BUFFER_BYTES = 64 * 1024 * 1024;

/** All columns except the id. */
export const channelColumns = {
  server: referenceColumn('servers'),
  // Bitrate in kbit/s.
  bitrate: numberColumn(1, 10_000),
  s_type: withDefault(textColumn(50), 'icecast'),
  // The format that this panel streams. The contract's sample has `mp3`, and the contract doesn't list the
  // other values.
  s_format: withDefault(textColumn(50), 'wav'),
  mount_point: withDefault(textColumn(), ''),
  active: flagColumn(true),
  public: flagColumn(true),
  autodj_enabled: flagColumn(true),
  vendor_compatible: flagColumn(true),
  proxy_enabled: flagColumn(false),
  ssl_proxy_enabled: flagColumn(false),
  allow_auth_listeners_only: flagColumn(false),
  // Sizes in bytes.
  queue_size: withDefault(numberColumn(0, MAX_BUFFER_BYTES), 524_288),
  burst_size: withDefault(numberColumn(0, MAX_BUFFER_BYTES), 65_536),
};

/** A station's channel. The URLs and listeners in its record are computed and not stored. */
export interface StoredChannel extends RowOf<typeof channelColumns> {
  id: number;
}

export type Channels = Rows<StoredChannel>;

export const channelDefaults = defaultsOf(channelColumns);

export function createChannels(db: Database): Channels {
  return createRows<StoredChannel>(db, 'channels', columnNames(channelColumns), flagsOf(channelColumns));
}

/** A migration (see `migrations.ts`). */
export const channelTables = `
  CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    bitrate INTEGER NOT NULL,
    s_type TEXT NOT NULL,
    s_format TEXT NOT NULL,
    mount_point TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    public INTEGER NOT NULL DEFAULT 1
  );
`;

/** A migration that adds settings that accounts can change (see `migrations.ts`). */
export const channelSwitches = `
  ALTER TABLE channels ADD COLUMN autodj_enabled INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN vendor_compatible INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN ssl_proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN allow_auth_listeners_only INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN queue_size INTEGER NOT NULL DEFAULT 524288;
  ALTER TABLE channels ADD COLUMN burst_size INTEGER NOT NULL DEFAULT 65536;
`;

/** A migration that adds an index, because each account now has a separate station (see `migrations.ts`). */
export const channelIndex = `
  CREATE INDEX channels_of_server ON channels (server, id);
`;
