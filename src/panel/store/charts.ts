/**
 * Counts how often each track was played and liked on each day in the station's time zone. The counts don't
 * depend on the history, which may be shorter than the charts.
 */
import type { Database } from '../database/database.js';

/** A track in the charts, with the names that it had when it was last counted. */
export interface ChartTrack {
  server: number;
  /** Identifies the track on its server (see `trackName`). */
  name: string;
  /** Id in the library, or null if the track isn't in the library. */
  music: number | null;
  title: string;
  author: string | null;
  album: string | null;
  /** Name of the generated cover, or null. */
  cover: string | null;
  img_url: string | null;
  img_medium_url: string | null;
  img_large_url: string | null;
}

/** The start of a counted play. */
export interface ChartPlay {
  /** Start in milliseconds UTC. */
  ts: number;
  /** Day of the start as YYYY-MM-DD, in the station's time zone. */
  day: string;
}

export const CHARTS = ['plays', 'likes'] as const;
export type Chart = (typeof CHARTS)[number];

export interface ChartRange {
  /** The first and the last day, as YYYY-MM-DD. */
  from: string;
  to: string;
  /** Maximum number of tracks. */
  limit: number;
}

export interface RankedTrack extends ChartTrack {
  /** Number of plays or likes, at least 1. */
  count: number;
  /** Tracks with the same count have the same rank. */
  rank: number;
}

export interface Charts {
  /** Whether nothing has been counted for a server yet. */
  isEmpty(server: number): boolean;
  /** Counts a play, unless a play of the same track that started within `apart` milliseconds has been counted. */
  addPlay(track: ChartTrack, play: ChartPlay, apart: number): void;
  /** Removes a counted play. */
  removePlay(server: number, name: string, ts: number): void;
  addLike(track: ChartTrack, day: string): void;
  /** Returns the tracks with the most plays or likes. If the counts are equal, the track that was played last is first. */
  top(server: number, chart: Chart, range: ChartRange): RankedTrack[];
  /** Deletes a server's counts from before a day. */
  prune(server: number, day: string): void;
  /**
   * Removes everything that was counted after a time, which is on `day`. Call this when the clock was moved
   * back.
   */
  rewind(ts: number, day: string): void;
}

const FIELDS = ['title', 'author', 'album', 'cover', 'img_url', 'img_medium_url', 'img_large_url'];

export function createCharts(db: Database): Charts {
  const isEmpty = db.prepare<[number], 1>('SELECT 1 FROM chart_tracks WHERE server = ? LIMIT 1').pluck();
  const known = db.prepare<[Pick<ChartTrack, 'server' | 'name'>], { id: number; played_at: number }>(
    'SELECT id, played_at FROM chart_tracks WHERE server = @server AND name = @name',
  );
  const add = db
    .prepare<[ChartTrack & { played_at: number }], number>(
      `INSERT INTO chart_tracks (server, name, music, played_at, ${FIELDS.join(', ')})
       VALUES (@server, @name, @music, @played_at, ${FIELDS.map((name) => '@' + name).join(', ')})
       RETURNING id`,
    )
    .pluck();
  const update = db.prepare(
    `UPDATE chart_tracks SET music = coalesce(@music, music), played_at = @played_at,
       ${FIELDS.map((name) => `${name} = @${name}`).join(', ')} WHERE id = @id`,
  );
  const isCounted = db
    .prepare<[object], 1>(
      'SELECT 1 FROM chart_plays WHERE track = @id AND ts BETWEEN @ts - @apart AND @ts + @apart LIMIT 1',
    )
    .pluck();
  const addPlay = db.prepare('INSERT INTO chart_plays (track, ts, day) VALUES (@id, @ts, @day)');
  const removePlay = db.prepare('DELETE FROM chart_plays WHERE track = @id AND ts = @ts');
  const addLike = db.prepare(
    `INSERT INTO chart_days (track, day, likes) VALUES (@id, @day, 1)
     ON CONFLICT (track, day) DO UPDATE SET likes = likes + 1`,
  );
  const top = (chart: Chart) =>
    db.prepare<[ChartRange & { server: number }], RankedTrack & { id: number; played_at: number }>(
      `SELECT *, rank() OVER (ORDER BY count DESC) AS rank FROM (
         SELECT chart_tracks.*, sum(${chart}) AS count
         FROM chart_tracks JOIN chart_days ON track = chart_tracks.id
         WHERE server = @server AND day BETWEEN @from AND @to
         GROUP BY chart_tracks.id HAVING count > 0
       ) ORDER BY count DESC, played_at DESC, id LIMIT @limit`,
    );
  const tops = { plays: top('plays'), likes: top('likes') };
  const ofServer = 'track IN (SELECT id FROM chart_tracks WHERE server = @server)';
  const dropDays = db.prepare(`DELETE FROM chart_days WHERE day < @day AND ${ofServer}`);
  const dropPlays = db.prepare(`DELETE FROM chart_plays WHERE day < @day AND ${ofServer}`);
  const dropTracks = db.prepare(
    `DELETE FROM chart_tracks WHERE server = @server
     AND NOT EXISTS (SELECT 1 FROM chart_days WHERE track = chart_tracks.id)`,
  );
  const dropPlaysAfter = db.prepare<[number]>('DELETE FROM chart_plays WHERE ts > ?');
  const dropDaysAfter = db.prepare<[string]>('DELETE FROM chart_days WHERE day > ?');

  function idOf(track: ChartTrack): number {
    return known.get(track)?.id ?? add.get({ ...track, played_at: 0 })!;
  }

  return {
    isEmpty: (server) => isEmpty.get(server) === undefined,
    addPlay(track, { ts, day }, apart) {
      const { id, played_at } = known.get(track) ?? {
        id: add.get({ ...track, played_at: ts })!,
        played_at: ts,
      };
      if (isCounted.get({ id, ts, apart }) !== undefined) return;
      if (ts > played_at) update.run({ ...track, id, played_at: ts });
      addPlay.run({ id, ts, day });
    },
    removePlay(server, name, ts) {
      const track = known.get({ server, name });
      if (track) removePlay.run({ id: track.id, ts });
    },
    addLike: (track, day) => void addLike.run({ id: idOf(track), day }),
    top: (server, chart, range) => tops[chart].all({ server, ...range }),
    prune(server, day) {
      dropDays.run({ server, day });
      dropPlays.run({ server, day });
      dropTracks.run({ server });
    },
    rewind(ts, day) {
      dropPlaysAfter.run(ts);
      dropDaysAfter.run(day);
    },
  };
}

/**
 * A migration (see `migrations.ts`). Triggers update the number of plays per day when counted plays are added
 * or removed.
 */
export const chartTables = `
  CREATE TABLE chart_tracks (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    music INTEGER,
    played_at INTEGER NOT NULL,
    title TEXT NOT NULL, author TEXT, album TEXT,
    cover TEXT, img_url TEXT, img_medium_url TEXT, img_large_url TEXT,
    UNIQUE (server, name)
  );
  CREATE TABLE chart_days (
    id INTEGER PRIMARY KEY,
    track INTEGER NOT NULL REFERENCES chart_tracks ON DELETE CASCADE,
    day TEXT NOT NULL,
    plays INTEGER NOT NULL DEFAULT 0,
    likes INTEGER NOT NULL DEFAULT 0,
    UNIQUE (track, day)
  );
  CREATE TABLE chart_plays (
    id INTEGER PRIMARY KEY,
    track INTEGER NOT NULL REFERENCES chart_tracks ON DELETE CASCADE,
    ts INTEGER NOT NULL,
    day TEXT NOT NULL,
    UNIQUE (track, ts)
  );
  CREATE TRIGGER chart_play_added AFTER INSERT ON chart_plays BEGIN
    INSERT INTO chart_days (track, day, plays) VALUES (new.track, new.day, 1)
      ON CONFLICT (track, day) DO UPDATE SET plays = plays + 1;
  END;
  CREATE TRIGGER chart_play_removed AFTER DELETE ON chart_plays BEGIN
    UPDATE chart_days SET plays = plays - 1 WHERE track = old.track AND day = old.day;
  END;
`;
