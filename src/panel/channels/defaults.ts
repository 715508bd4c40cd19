/** What a channel is before anything is said about it, and where it plays. */
import type { StoredChannel } from './rows.js';

export const channelDefaults: Omit<StoredChannel, 'id' | 'server' | 'bitrate' | 'mount_point'> = {
  s_type: 'icecast',
  // What really comes out. The contract's sample says `mp3`, and leaves the other values open.
  s_format: 'wav',
  active: true,
  public: true,
  autodj_enabled: true,
  vendor_compatible: true,
  proxy_enabled: false,
  ssl_proxy_enabled: false,
  allow_auth_listeners_only: false,
  queue_size: 524_288,
  burst_size: 65_536,
};

/** Where the channel's stream plays on this panel, whatever its mount point is called. */
export function streamPath(id: number): string {
  return `/listen/${id}/radio.wav`;
}
