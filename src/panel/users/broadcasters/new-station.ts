/** The station of a new account: a stream and an empty playlist. It is silent until it has music. */
import type { Account } from '../../store/accounts.js';
import { streamPath } from '../../station/channels/stream-path.js';
import { channelDefaults } from '../../store/channels.js';
import { folderName, playlistDefaults } from '../../station/playlists/defaults.js';
import type { Store } from '../../store/store.js';
import { broadcasterOf } from '../accounts/entitlements.js';

const BITRATE = 128;
const PLAYLIST = 'Default';

/** Adds it, and makes the account its owner. Call it in the transaction that adds the account. */
export function addStation(store: Store, { id: account, username }: Account): void {
  const { limit_bitrate, server_type } = broadcasterOf(store, account);
  const server = store.servers.add({ id: null, name: username });
  const channel = {
    ...channelDefaults,
    server,
    s_type: server_type,
    bitrate: limit_bitrate === 0 ? BITRATE : Math.min(BITRATE, limit_bitrate),
  };
  const id = store.channels.add({ ...channel, id: null });
  store.channels.change({ ...channel, id, mount_point: streamPath(id) });
  const playlist = { ...playlistDefaults, server, name: PLAYLIST, directory_name: folderName(PLAYLIST) };
  store.playlists.add({ ...playlist, id: null, is_default: true });
  store.accounts.entrust(account, server);
}
