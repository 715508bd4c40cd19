import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';

export interface StoredPodcast {
  id: number;
  server: number;
  /** Folder on the panel's disk, as it appears in records. */
  folder: string;
  title: string;
  description: string;
  /** False for a draft. */
  published: boolean;
  /** Language of the episodes, such as `en` or `de-AT`. */
  language: string;
  /** Name of the generated cover, which is used if no cover was uploaded. Null if there is no generated cover. */
  sleeve: string | null;
  /** Unix time of the last change in milliseconds. It's at least a second later than the previous change. */
  changed: number;
}

/** The description of a picture, without its bytes. */
export interface CoverMark {
  /** Media type, such as `image/png`. */
  type: string;
  /** Hash of the bytes. */
  fingerprint: string;
}

export interface StoredCover extends CoverMark {
  bytes: Uint8Array<ArrayBuffer>;
}

export interface StoredEpisode {
  id: number;
  podcast: number;
  title: string;
  description: string;
  /** Time of publication in milliseconds UTC. */
  ts: number;
  /** Length of the audio in seconds. */
  seconds: number;
  /** The chapters as JSON, as defined by Podcasting 2.0. Null if there are no chapters. */
  chapters: string | null;
  /** The transcript as WebVTT. Null if there is no transcript. */
  transcript: string | null;
}

export interface Podcasts extends Rows<StoredPodcast> {
  /** Returns undefined if no cover was uploaded. */
  coverMark(podcast: number): CoverMark | undefined;
  cover(podcast: number): StoredCover | undefined;
  keepCover(podcast: number, cover: StoredCover): void;
  dropCover(podcast: number): void;
  /** Returns the total size of a server's covers in bytes. */
  coverBytes(server: number): number;
  /** Returns the episodes, newest first. */
  episodes(podcast: number): StoredEpisode[];
  countEpisodes(podcast: number): number;
  /** Returns undefined if the podcast doesn't have this episode. */
  episode(podcast: number, id: number): StoredEpisode | undefined;
  addEpisode(episode: Omit<StoredEpisode, 'id'>): void;
}

export function createPodcasts(db: Database): Podcasts {
  const coverMark = db.prepare<[number], CoverMark>(
    'SELECT type, fingerprint FROM podcast_covers WHERE podcast = ?',
  );
  const cover = db.prepare<[number], StoredCover>(
    'SELECT type, fingerprint, bytes FROM podcast_covers WHERE podcast = ?',
  );
  const keepCover = db.prepare(
    'REPLACE INTO podcast_covers (podcast, type, fingerprint, bytes) VALUES (@podcast, @type, @fingerprint, @bytes)',
  );
  const dropCover = db.prepare<[number]>('DELETE FROM podcast_covers WHERE podcast = ?');
  const coverBytes = db
    .prepare<[number], number>(
      `SELECT coalesce(sum(length(bytes)), 0) FROM podcast_covers
       JOIN podcasts ON podcasts.id = podcast WHERE server = ?`,
    )
    .pluck();
  const episodes = db.prepare<[number], StoredEpisode>(
    'SELECT * FROM episodes WHERE podcast = ? ORDER BY ts DESC, id DESC',
  );
  const countEpisodes = db.prepare<[number], { count: number }>(
    'SELECT count(*) AS count FROM episodes WHERE podcast = ?',
  );
  const episode = db.prepare<[number, number], StoredEpisode>(
    'SELECT * FROM episodes WHERE podcast = ? AND id = ?',
  );
  const addEpisode = db.prepare(
    `INSERT INTO episodes (podcast, title, description, ts, seconds, chapters, transcript)
     VALUES (@podcast, @title, @description, @ts, @seconds, @chapters, @transcript)`,
  );
  return {
    ...createRows<StoredPodcast>(
      db,
      'podcasts',
      ['server', 'folder', 'title', 'description', 'published', 'language', 'sleeve', 'changed'],
      ['published'],
    ),
    coverMark: (podcast) => coverMark.get(podcast),
    cover: (podcast) => cover.get(podcast),
    keepCover: (podcast, kept) => void keepCover.run({ podcast, ...kept }),
    dropCover: (podcast) => void dropCover.run(podcast),
    coverBytes: (server) => coverBytes.get(server) ?? 0,
    episodes: (podcast) => episodes.all(podcast),
    countEpisodes: (podcast) => countEpisodes.get(podcast)?.count ?? 0,
    episode: (podcast, id) => episode.get(podcast, id),
    addEpisode: (added) => void addEpisode.run(added),
  };
}

/** A migration (see `migrations.ts`). */
export const podcastTables = `
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
`;

/** A migration (see `migrations.ts`). */
export const episodeTexts = `
  ALTER TABLE episodes ADD COLUMN chapters TEXT;
  ALTER TABLE episodes ADD COLUMN transcript TEXT;
`;
