/** The tables of playlists, as migration steps: see `../migrations.ts`. */

/** Step 2: tracks belong to a playlist instead of naming one. */
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
