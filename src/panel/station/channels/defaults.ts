/** The defaults of a new channel, and the path of its stream. */
import type { StoredChannel } from '../../store/channels.js';

export const channelDefaults: Omit<StoredChannel, 'id' | 'server' | 'bitrate' | 'mount_point'> = {
  s_type: 'icecast',
  // The format that this panel streams. The contract's sample has `mp3`, and leaves the other values open.
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

/** The path of a channel's stream on this panel, whatever its mount point is. */
export function streamPath(id: number): string {
  return `/listen/${id}/radio.wav`;
}
