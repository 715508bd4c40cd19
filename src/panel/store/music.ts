/** The library: the tracks and jingles of each station. */
import type { Database } from './database.js';

export interface StoredTrack {
  /** What a history record calls `all_music_id`. */
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
  playlist_title: string;
  /** Milliseconds. */
  length: number;
  /** Name of the drawing on its sleeve; null for a track without a cover. */
  cover: string | null;
}

export interface StoredJingle {
  id: number;
  server: number;
  title: string;
  /** Milliseconds. */
  length: number;
}

export interface Music {
  tracks(server: number): StoredTrack[];
  jingles(server: number): StoredJingle[];
  addTrack(track: StoredTrack): void;
  addJingle(jingle: StoredJingle): void;
}

export function keepMusic(db: Database): Music {
  const tracks = db.prepare<[number], StoredTrack>('SELECT * FROM music WHERE server = ? ORDER BY id');
  const jingles = db.prepare<[number], StoredJingle>('SELECT * FROM jingles WHERE server = ? ORDER BY id');
  const addTrack = db.prepare<[StoredTrack]>(
    `INSERT INTO music
       (id, server, author, title, album, composer, genre, isrc, label, year, playlist_title, length, cover)
     VALUES
       (@id, @server, @author, @title, @album, @composer, @genre, @isrc, @label, @year, @playlist_title,
        @length, @cover)`,
  );
  const addJingle = db.prepare<[StoredJingle]>(
    'INSERT INTO jingles (id, server, title, length) VALUES (@id, @server, @title, @length)',
  );
  return {
    tracks: (server) => tracks.all(server),
    jingles: (server) => jingles.all(server),
    addTrack: (track) => void addTrack.run(track),
    addJingle: (jingle) => void addJingle.run(jingle),
  };
}
