/**
 * Data that the relay stores about its sources. It includes the source's tracks and list records, and which
 * play of the source corresponds to each play in the history.
 */
import type { StoredPlay } from './history.js';
import type { Database } from '../database/database.js';

/** State of a source as of the last poll. */
export interface RelayedServer {
  server: number;
  /** The source as the operator wrote it. */
  source: string;
  /** Time of the last poll in milliseconds UTC, by the panel's clock. */
  polled_at: number;
  /** Whether no play was on air. */
  silent: boolean;
  /** Whether the source reported that it was on air but didn't report a title. */
  untitled?: boolean;
}

/** Links a play in the history to a play of the source. */
export interface RelayedPlay {
  /** Id in the history. */
  play: number;
  /**
   * The source's id of the play, or a generated one if the source has no ids. It's negative if the source has
   * since reused the id for another play.
   */
  source_id: number;
  /** Start of the play in milliseconds, by the source's clock. */
  source_ts: number;
}

/** Lists that a source can provide. */
export type RelayedList = 'channels' | 'podcasts' | 'grid';

/** A list record received from a source. */
export interface RelayedRecord {
  id: number;
  /** Key that identifies the record when the source reports it again. */
  source_key: string;
  /** Fields that the API returns as the source reported them. */
  fields: Record<string, unknown>;
}

export interface Relayed {
  /** Returns undefined if the server isn't relayed. */
  server(server: number): RelayedServer | undefined;
  keepServer(row: RelayedServer): void;
  /**
   * Deletes the links between the plays in the history and the source's plays. Call this when the source
   * changes, because another source has different ids.
   */
  forgetSource(server: number): void;
  /** Returns the newest plays that a source reported, newest first. */
  plays(server: number, limit: number): (RelayedPlay & Pick<StoredPlay, 'ts' | 'title' | 'author'>)[];
  /** Returns undefined if no play has this source id. */
  play(server: number, sourceId: number): RelayedPlay | undefined;
  keepPlay(server: number, row: RelayedPlay): void;
  /** Returns a track's id by its key (see `trackName`), or undefined if the track is new. */
  track(server: number, track: string): number | undefined;
  /** Adds a track and returns its id. The ids of removed tracks are never reused. */
  addTrack(server: number, track: string): number;
  /**
   * Removes tracks that have no plays in the history, no votes and no playlist. Examines up to `limit` tracks
   * of all servers with ids greater than `after`. Returns the last id that was examined, or 0 after the last
   * track.
   */
  removeUnusedTracks(after: number, limit: number): number;
  records(list: RelayedList, server: number): RelayedRecord[];
  /** Returns the fields that the source reported for a record, or undefined if the record isn't from a source. */
  fields(list: RelayedList, id: number): Record<string, unknown> | undefined;
  keepRecord(list: RelayedList, server: number, record: RelayedRecord): void;
  dropRecord(list: RelayedList, id: number): void;
  rename(server: number, name: string): void;
}

/** Value of the column `silent` if the source is on air without a title. */
const UNTITLED = 2;

export function createRelayed(db: Database): Relayed {
  type Kept<T extends object, Field extends keyof T, As> = Omit<T, Field> & Record<Field, As>;
  type Place = { server: number; track: string };
  const server = db.prepare<[number], Kept<RelayedServer, 'silent', number>>(
    'SELECT * FROM relayed_servers WHERE server = ?',
  );
  const keepServer = db.prepare(
    'REPLACE INTO relayed_servers (server, source, polled_at, silent) VALUES (@server, @source, @polled_at, @silent)',
  );
  const forgetPlays = db.prepare<[number]>('DELETE FROM relayed_plays WHERE server = ?');
  const plays = db.prepare<[number, number], RelayedPlay & Pick<StoredPlay, 'ts' | 'title' | 'author'>>(
    `SELECT play, source_id, source_ts, ts, title, author FROM history JOIN relayed_plays ON play = history.id
     WHERE history.server = ? ORDER BY ts DESC, history.id DESC LIMIT ?`,
  );
  const play = db.prepare<[number, number], RelayedPlay>(
    'SELECT play, source_id, source_ts FROM relayed_plays WHERE server = ? AND source_id = ?',
  );
  const keepPlay = db.prepare(
    'REPLACE INTO relayed_plays (play, server, source_id, source_ts) VALUES (@play, @server, @source_id, @source_ts)',
  );
  const track = db
    .prepare<[Place], number>('SELECT music FROM relayed_tracks WHERE server = @server AND track = @track')
    .pluck();
  // The new id is also higher than the ids of removed tracks.
  const addTrack = db
    .prepare<[Place], number>(
      `INSERT INTO relayed_tracks (music, server, track) VALUES (1 + max(
         coalesce((SELECT max(music) FROM relayed_tracks), 0), coalesce((SELECT max(id) FROM music), 0),
         coalesce((SELECT highest FROM ids_given WHERE kind = 'track'), 0)
       ), @server, @track) RETURNING music`,
    )
    .pluck();
  const lastOf = db
    .prepare<[number, number], number | null>(
      'SELECT max(music) FROM (SELECT music FROM relayed_tracks WHERE music > ? ORDER BY music LIMIT ?)',
    )
    .pluck();
  const unused = db
    .prepare<[number, number], number>(
      `SELECT music FROM relayed_tracks AS track WHERE music > ? AND music <= ?
       AND NOT EXISTS (SELECT 1 FROM history WHERE all_music_id = track.music)
       AND NOT EXISTS (SELECT 1 FROM votes WHERE votes.music = track.music)
       AND NOT EXISTS (SELECT 1 FROM music WHERE music.id = track.music AND playlist IS NOT NULL)`,
    )
    .pluck();
  const removeTrack = db.prepare<[number]>('DELETE FROM relayed_tracks WHERE music = ?');
  const removeMusic = db.prepare<[number]>('DELETE FROM music WHERE id = ?');
  const records = db.prepare<[string, number], Kept<RelayedRecord, 'fields', string>>(
    'SELECT id, source_key, fields FROM relayed_records WHERE list = ? AND server = ? ORDER BY id',
  );
  const fields = db
    .prepare<[string, number], string>('SELECT fields FROM relayed_records WHERE list = ? AND id = ?')
    .pluck();
  const keepRecord = db.prepare(
    `REPLACE INTO relayed_records (list, id, server, source_key, fields)
     VALUES (@list, @id, @server, @source_key, @fields)`,
  );
  const dropRecord = db.prepare<[string, number]>('DELETE FROM relayed_records WHERE list = ? AND id = ?');
  const rename = db.prepare('UPDATE servers SET name = @name WHERE id = @server AND name <> @name');
  return {
    server(id) {
      const row = server.get(id);
      return row && { ...row, silent: row.silent > 0, untitled: row.silent === UNTITLED };
    },
    keepServer: ({ silent, untitled, ...row }) =>
      void keepServer.run({ ...row, silent: !silent ? 0 : untitled ? UNTITLED : 1 }),
    forgetSource: (id) => void forgetPlays.run(id),
    plays: (id, limit) => plays.all(id, limit),
    play: (id, sourceId) => play.get(id, sourceId),
    keepPlay: (id, row) => void keepPlay.run({ ...row, server: id }),
    track: (id, name) => track.get({ server: id, track: name }),
    addTrack: (id, name) => addTrack.get({ server: id, track: name })!,
    removeUnusedTracks(after, limit) {
      const last = lastOf.get(after, limit) ?? 0;
      for (const id of unused.all(after, last)) {
        removeTrack.run(id);
        removeMusic.run(id);
      }
      return last;
    },
    records: (list, id) =>
      records
        .all(list, id)
        .map((row) => ({ ...row, fields: JSON.parse(row.fields) as RelayedRecord['fields'] })),
    fields(list, id) {
      const text = fields.get(list, id);
      return text === undefined ? undefined : (JSON.parse(text) as RelayedRecord['fields']);
    },
    keepRecord: (list, id, record) =>
      void keepRecord.run({ ...record, list, server: id, fields: JSON.stringify(record.fields) }),
    dropRecord: (list, id) => void dropRecord.run(list, id),
    rename: (id, name) => void rename.run({ server: id, name }),
  };
}

/** A migration (see `migrations.ts`). `relayColumnNames` renames some of the columns. */
export const relayTables = `
  CREATE TABLE relayed_servers (
    server INTEGER PRIMARY KEY REFERENCES servers ON DELETE CASCADE,
    source TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    silent INTEGER NOT NULL
  );
  CREATE TABLE relayed_plays (
    play INTEGER PRIMARY KEY REFERENCES history ON DELETE CASCADE,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    told_id INTEGER NOT NULL,
    told_ts INTEGER NOT NULL,
    UNIQUE (server, told_id)
  );
  CREATE TABLE relayed_tracks (
    music INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    track TEXT NOT NULL,
    UNIQUE (server, track)
  );
  CREATE TABLE relayed_records (
    list TEXT NOT NULL,
    id INTEGER NOT NULL,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    told_key TEXT NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (list, id),
    UNIQUE (list, server, told_key)
  );
`;

/**
 * A migration (see `migrations.ts`). From then on, unused tracks can be removed. `ids_given` ensures that their
 * ids aren't reused.
 */
export const removableTracks = `
  CREATE INDEX history_by_track ON history (all_music_id) WHERE all_music_id IS NOT NULL;
  CREATE TRIGGER relayed_track_gone AFTER DELETE ON relayed_tracks BEGIN
    INSERT INTO ids_given VALUES ('track', old.music)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;
`;

/** A migration (see `migrations.ts`). The columns that contain data from the source are renamed accordingly. */
export const relayColumnNames = `
  ALTER TABLE relayed_servers RENAME COLUMN asked_at TO polled_at;
  ALTER TABLE relayed_plays RENAME COLUMN told_id TO source_id;
  ALTER TABLE relayed_plays RENAME COLUMN told_ts TO source_ts;
  ALTER TABLE relayed_records RENAME COLUMN told_key TO source_key;
`;
