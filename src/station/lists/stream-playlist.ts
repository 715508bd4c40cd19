/** Re-exports for `elements`, which isn't allowed to import `client`. */
export { streamInPlaylist } from '../../client/stream-playlist.js';
