import type { StoredPlaylist } from '../../store/playlists.js';

export const playlistDefaults: Omit<StoredPlaylist, 'id' | 'server' | 'name' | 'directory_name'> = {
  is_default: false,
  is_random: true,
  playlist_files_per_page: 100,
  current_track_order: 0,
};

/** Converts a name to a folder name: lower case, with `_` between words. */
export function folderName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return plain === '' ? 'untitled' : plain;
}
