/** The playlists of each station. How many tracks they have, and how long, follows from the library. */
import type { Database } from '../store/database.js';
import { createRows, type Rows } from '../store/rows.js';

export interface StoredPlaylist {
  id: number;
  server: number;
  name: string;
  is_default: boolean;
  is_random: boolean;
  directory_name: string;
  playlist_files_per_page: number;
  current_track_order: number;
}

/** What the library says of a playlist. */
export interface PlaylistTracks {
  tracks_num: number;
  /** Milliseconds of all its tracks. */
  length: number;
}

export interface Playlists extends Rows<StoredPlaylist> {
  tracksOf(id: number): PlaylistTracks;
  /** The default of its server from now on, instead of any other. */
  makeDefault(id: number, server: number): void;
}

export function createPlaylists(db: Database): Playlists {
  const tracks = db.prepare<[number], PlaylistTracks>(
    'SELECT count(*) AS tracks_num, coalesce(sum(length), 0) AS length FROM music WHERE playlist = ?',
  );
  const makeDefault = db.prepare<[number, number]>(
    'UPDATE playlists SET is_default = (id = ?) WHERE server = ?',
  );
  return {
    ...createRows<StoredPlaylist>(
      db,
      'playlists',
      [
        'server',
        'name',
        'is_default',
        'is_random',
        'directory_name',
        'playlist_files_per_page',
        'current_track_order',
      ],
      ['is_default', 'is_random'],
    ),
    tracksOf: (id) => tracks.get(id) ?? { tracks_num: 0, length: 0 },
    makeDefault: (id, server) => void makeDefault.run(id, server),
  };
}
