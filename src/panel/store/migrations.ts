/**
 * The tables, as the steps that made them. A step that has been released is
 * never edited: a later one changes what it made.
 */

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

/** In order; the database's `user_version` counts those that were applied. */
export const migrations: readonly string[] = [station];
