import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';
import {
  columnNames,
  defaultsOf,
  flagColumn,
  flagsOf,
  numberColumn,
  referenceColumn,
  textColumn,
  withDefault,
  type RowOf,
} from './columns.js';

/** All columns except the id. */
export const playlistColumns = {
  server: referenceColumn('servers'),
  name: textColumn(),
  is_default: flagColumn(false),
  is_random: flagColumn(true),
  directory_name: withDefault(textColumn(), ''),
  playlist_files_per_page: withDefault(numberColumn(1, 10_000), 100),
  current_track_order: withDefault(numberColumn(0), 0),
};

export interface StoredPlaylist extends RowOf<typeof playlistColumns> {
  id: number;
}

export const playlistDefaults = defaultsOf(playlistColumns);

/** Number of tracks in a playlist, and their total length. */
export interface PlaylistTracks {
  tracks_num: number;
  /** Total length in milliseconds. */
  length: number;
}

export interface Playlists extends Rows<StoredPlaylist> {
  tracksOf(id: number): PlaylistTracks;
  /** Makes a playlist the only default playlist of its server. */
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
    ...createRows<StoredPlaylist>(db, 'playlists', columnNames(playlistColumns), flagsOf(playlistColumns)),
    tracksOf: (id) => tracks.get(id) ?? { tracks_num: 0, length: 0 },
    makeDefault: (id, server) => void makeDefault.run(id, server),
  };
}

/** A migration (see `migrations.ts`). Tracks refer to a playlist from then on, instead of containing its name. */
export const playlistTables = `
  CREATE TABLE playlists (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    is_default INTEGER NOT NULL DEFAULT 0,
    is_random INTEGER NOT NULL DEFAULT 1,
    directory_name TEXT NOT NULL,
    playlist_files_per_page INTEGER NOT NULL DEFAULT 100,
    current_track_order INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX playlists_of_server ON playlists (server, id);
  INSERT INTO playlists (server, name, directory_name)
    SELECT DISTINCT server, playlist_title, lower(replace(playlist_title, ' ', '_')) FROM music
    WHERE playlist_title <> '' ORDER BY server, playlist_title;
  ALTER TABLE music ADD COLUMN playlist INTEGER REFERENCES playlists ON DELETE SET NULL;
  UPDATE music SET playlist =
    (SELECT id FROM playlists WHERE playlists.server = music.server AND name = playlist_title);
  ALTER TABLE music DROP COLUMN playlist_title;
  CREATE INDEX music_of_playlist ON music (playlist);
`;
