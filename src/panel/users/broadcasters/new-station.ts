import type { Account } from '../../store/accounts.js';
import { streamPath } from '../../station/channels/stream-path.js';
import { channelDefaults } from '../../store/channels.js';
import { folderName } from '../../station/playlists/folder-name.js';
import { playlistDefaults } from '../../store/playlists.js';
import type { Store } from '../../store/store.js';
import { broadcasterOf } from '../accounts/entitlements.js';

/** Bitrate of the new station's stream in kbit/s. */
const DEFAULT_BITRATE = 128;
const PLAYLIST_NAME = 'Default';

/**
 * Adds a station with one stream and an empty playlist, and makes the account its owner. Call it within the
 * transaction that adds the account.
 */
export function addStation(store: Store, { id: account, username }: Account): void {
  const { limit_bitrate, server_type } = broadcasterOf(store, account);
  const server = store.servers.add({ id: null, name: username });
  const channel = {
    ...channelDefaults,
    server,
    s_type: server_type,
    bitrate: limit_bitrate === 0 ? DEFAULT_BITRATE : Math.min(DEFAULT_BITRATE, limit_bitrate),
  };
  const id = store.channels.add({ ...channel, id: null });
  store.channels.change({ ...channel, id, mount_point: streamPath(id) });
  const playlist = {
    ...playlistDefaults,
    server,
    name: PLAYLIST_NAME,
    directory_name: folderName(PLAYLIST_NAME),
  };
  store.playlists.add({ ...playlist, id: null, is_default: true });
  store.accounts.entrust(account, server);
}
