/**
 * The tables, as the steps that made them. A step that has been released is
 * never edited: a later one changes what it made.
 */
import { historyBlocks } from '../history/blocks.js';
import { administrationTables } from './administration-tables.js';

const station = `
  CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  );

  CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    bitrate INTEGER NOT NULL,
    s_type TEXT NOT NULL,
    s_format TEXT NOT NULL,
    mount_point TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    public INTEGER NOT NULL DEFAULT 1
  );

  CREATE TABLE djs (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1
  );

  CREATE TABLE music (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    author TEXT NOT NULL,
    title TEXT NOT NULL,
    album TEXT NOT NULL,
    composer TEXT,
    genre TEXT NOT NULL,
    isrc TEXT,
    label TEXT NOT NULL,
    year TEXT NOT NULL,
    playlist_title TEXT NOT NULL,
    length INTEGER NOT NULL,
    cover TEXT
  );

  CREATE TABLE jingles (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    title TEXT NOT NULL,
    length INTEGER NOT NULL
  );

  CREATE TABLE history (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    ts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    all_music_id INTEGER,
    jingle_id INTEGER,
    album TEXT, author TEXT, author_other TEXT, comment TEXT, composer TEXT, genre TEXT, isrc TEXT,
    label TEXT, lyricist TEXT, performance_type TEXT, publisher TEXT, title TEXT, year TEXT,
    dj_name TEXT,
    img_fetched INTEGER,
    cover TEXT,
    length INTEGER,
    metadata TEXT,
    n_listeners INTEGER,
    playlist_title TEXT,
    given TEXT
  );
  CREATE INDEX history_by_time ON history (server, ts, id);
  CREATE INDEX history_by_end ON history (server, ends);
`;

/** Tracks belong to a playlist instead of naming one; what the whole station API needs comes beside them. */
const stationApi = `
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

  CREATE TABLE votes (
    music INTEGER PRIMARY KEY REFERENCES music ON DELETE CASCADE,
    up INTEGER NOT NULL DEFAULT 0,
    down INTEGER NOT NULL DEFAULT 0
  );

  ALTER TABLE channels ADD COLUMN autodj_enabled INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN vendor_compatible INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN ssl_proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN allow_auth_listeners_only INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN queue_size INTEGER NOT NULL DEFAULT 524288;
  ALTER TABLE channels ADD COLUMN burst_size INTEGER NOT NULL DEFAULT 65536;

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

  CREATE TABLE podcasts (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    folder TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    published INTEGER NOT NULL,
    language TEXT NOT NULL,
    sleeve TEXT,
    changed INTEGER NOT NULL
  );
  CREATE INDEX podcasts_of_server ON podcasts (server, id);
  CREATE TABLE podcast_covers (
    podcast INTEGER PRIMARY KEY REFERENCES podcasts ON DELETE CASCADE,
    type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE TABLE episodes (
    id INTEGER PRIMARY KEY,
    podcast INTEGER NOT NULL REFERENCES podcasts ON DELETE CASCADE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    ts INTEGER NOT NULL,
    seconds INTEGER NOT NULL
  );
  CREATE INDEX episodes_of_podcast ON episodes (podcast, ts);

  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
  );
  CREATE TABLE account_servers (
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    PRIMARY KEY (account, server)
  ) WITHOUT ROWID;
  CREATE TABLE api_keys (
    fingerprint TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE
  ) WITHOUT ROWID;
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
`;

/** In order; the database's `user_version` counts those that were applied. */
export const migrations: readonly string[] = [station, stationApi, historyBlocks, administrationTables];
