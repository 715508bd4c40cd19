/** The channels of each station. The addresses and listeners of an answer are computed. */
import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';

export interface StoredChannel {
  id: number;
  server: number;
  /** kbit/s. */
  bitrate: number;
  s_type: string;
  s_format: string;
  mount_point: string;
  active: boolean;
  public: boolean;
  autodj_enabled: boolean;
  vendor_compatible: boolean;
  proxy_enabled: boolean;
  ssl_proxy_enabled: boolean;
  allow_auth_listeners_only: boolean;
  /** Bytes. */
  queue_size: number;
  /** Bytes. */
  burst_size: number;
}

export type Channels = Rows<StoredChannel>;

const FLAGS = [
  'active',
  'public',
  'autodj_enabled',
  'vendor_compatible',
  'proxy_enabled',
  'ssl_proxy_enabled',
  'allow_auth_listeners_only',
] as const;

export function createChannels(db: Database): Channels {
  const others = [
    'server',
    'bitrate',
    's_type',
    's_format',
    'mount_point',
    'queue_size',
    'burst_size',
  ] as const;
  return createRows<StoredChannel>(db, 'channels', [...others, ...FLAGS], FLAGS);
}

/** Step 1. */
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

/** Step 2: settings that accounts can change. */
export const channelSwitches = `
  ALTER TABLE channels ADD COLUMN autodj_enabled INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN vendor_compatible INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN ssl_proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN allow_auth_listeners_only INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN queue_size INTEGER NOT NULL DEFAULT 524288;
  ALTER TABLE channels ADD COLUMN burst_size INTEGER NOT NULL DEFAULT 65536;
`;

/** Step 4: an index, since each account has a station now. */
export const channelIndex = `
  CREATE INDEX channels_of_server ON channels (server, id);
`;
