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
