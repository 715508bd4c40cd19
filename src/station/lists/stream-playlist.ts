/** Re-exports for `elements`, which may not import `client`. */
export { streamInPlaylist } from '../../client/stream-playlist.js';
