/** The tables of the schedule grid, as migration steps: see `../migrations.ts`. */

/** Step 2. */
export const gridTables = `
  CREATE TABLE grid (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    periodicity TEXT NOT NULL,
    cast_type TEXT NOT NULL,
    break_track INTEGER NOT NULL,
    start_playlist_from_beginning INTEGER NOT NULL,
    start_date TEXT,
    finish_date TEXT,
    start_time TEXT NOT NULL,
    finish_time TEXT,
    wd_mon INTEGER NOT NULL, wd_tue INTEGER NOT NULL, wd_wed INTEGER NOT NULL, wd_thu INTEGER NOT NULL,
    wd_fri INTEGER NOT NULL, wd_sat INTEGER NOT NULL, wd_sun INTEGER NOT NULL,
    week_1 INTEGER NOT NULL, week_2 INTEGER NOT NULL, week_3 INTEGER NOT NULL, week_4 INTEGER NOT NULL,
    playlist INTEGER REFERENCES playlists ON DELETE SET NULL,
    playlist_after_radioshow INTEGER REFERENCES playlists ON DELETE SET NULL,
    rotation_after_radioshow INTEGER,
    dj INTEGER REFERENCES djs ON DELETE SET NULL,
    rotation INTEGER,
    allow_jingles INTEGER NOT NULL,
    allow_song_requests INTEGER NOT NULL,
    allow_jingles_after INTEGER NOT NULL,
    allow_song_requests_after INTEGER NOT NULL,
    color TEXT NOT NULL,
    color2 TEXT,
    timezone TEXT NOT NULL
  );
  CREATE INDEX grid_of_server ON grid (server, id);
`;
