import type { Database } from '../database/database.js';

export interface StoredTrack {
  /** Id of the track, which is the `all_music_id` of its history records. */
  id: number;
  server: number;
  author: string;
  title: string;
  album: string;
  composer: string | null;
  genre: string;
  isrc: string | null;
  label: string;
  year: string;
  /** Id of the playlist that contains the track, or null if none does. */
  playlist: number | null;
  /** Length in milliseconds. */
  length: number;
  /** Name of the generated cover, or null. */
  cover: string | null;
}

/** A track, with the name of its playlist. */
export interface ListedTrack extends StoredTrack {
  playlist_title: string | null;
}

export interface StoredJingle {
  id: number;
  server: number;
  title: string;
  /** Length in milliseconds. */
  length: number;
}

export interface Music {
  tracks(server: number): ListedTrack[];
  /** Returns a string that changes when tracks are added or removed. */
  stateOf(server: number): string;
  one(id: number): StoredTrack | undefined;
  /** Deletes tracks and their votes. The tracks' plays stay in the history. */
  remove(ids: readonly number[]): void;
  jingles(server: number): StoredJingle[];
  addTrack(track: StoredTrack): void;
  addJingle(jingle: StoredJingle): void;
}

export function createMusic(db: Database): Music {
  const tracks = db.prepare<[number], ListedTrack>(
    `SELECT music.*, playlists.name AS playlist_title
     FROM music LEFT JOIN playlists ON playlists.id = playlist WHERE music.server = ? ORDER BY music.id`,
  );
  const state = db
    .prepare<[number], string>("SELECT count(*) || ' ' || total(id) FROM music WHERE server = ?")
    .pluck();
  const one = db.prepare<[number], StoredTrack>('SELECT * FROM music WHERE id = ?');
  const remove = db.prepare<[number]>('DELETE FROM music WHERE id = ?');
  const jingles = db.prepare<[number], StoredJingle>('SELECT * FROM jingles WHERE server = ? ORDER BY id');
  const addTrack = db.prepare<[StoredTrack]>(
    `INSERT INTO music
       (id, server, author, title, album, composer, genre, isrc, label, year, playlist, length, cover)
     VALUES
       (@id, @server, @author, @title, @album, @composer, @genre, @isrc, @label, @year, @playlist,
        @length, @cover)`,
  );
  const addJingle = db.prepare<[StoredJingle]>(
    'INSERT INTO jingles (id, server, title, length) VALUES (@id, @server, @title, @length)',
  );
  return {
    tracks: (server) => tracks.all(server),
    stateOf: (server) => state.get(server) ?? '',
    one: (id) => one.get(id),
    remove: (ids) => ids.forEach((id) => remove.run(id)),
    jingles: (server) => jingles.all(server),
    addTrack: (track) => void addTrack.run(track),
    addJingle: (jingle) => void addJingle.run(jingle),
  };
}

/** A migration (see `migrations.ts`). */
export const musicTables = `
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
`;
