import type { GridEventRecord } from '../../contract/records.js';
import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';
import {
  choice,
  color,
  day,
  defaultsOf,
  flag,
  flagsOf,
  columnNames,
  nullable,
  number,
  reference,
  text,
  time,
  withDefault,
  zone,
  type Columns,
} from './columns.js';

/** A schedule event, without the fields that responses add. `src/schedule/` expands it into airings. */
export interface StoredGridEvent extends Omit<GridEventRecord, 'id' | 'parent_id' | 'local_time'> {
  id: number;
}

export interface Grid extends Rows<StoredGridEvent> {
  /** Deletes all events of a server. */
  clear(server: number): void;
  /** Whether an event uses this playlist, during or after its show. */
  usesPlaylist(playlist: number): boolean;
}

/** All columns except the id. */
export const gridColumns = {
  server: reference('servers'),
  name: text(),
  periodicity: choice('onetime', 'periodic'),
  cast_type: choice('playlist', 'radioshow', 'relay', 'rotation'),
  break_track: flag(false),
  start_playlist_from_beginning: flag(false),
  start_date: nullable(day()),
  finish_date: nullable(day()),
  start_time: time(),
  finish_time: nullable(time()),
  wd_mon: flag(false),
  wd_tue: flag(false),
  wd_wed: flag(false),
  wd_thu: flag(false),
  wd_fri: flag(false),
  wd_sat: flag(false),
  wd_sun: flag(false),
  week_1: flag(false),
  week_2: flag(false),
  week_3: flag(false),
  week_4: flag(false),
  playlist: nullable(reference('playlists')),
  playlist_after_radioshow: nullable(reference('playlists')),
  // The contract has no resource for rotations, so any number is allowed.
  rotation_after_radioshow: nullable(number(1)),
  dj: nullable(reference('djs')),
  rotation: nullable(number(1)),
  allow_jingles: flag(true),
  allow_song_requests: flag(false),
  allow_jingles_after: flag(true),
  allow_song_requests_after: flag(false),
  color: withDefault(color(), '#1f6feb'),
  color2: nullable(color()),
  timezone: withDefault(zone(), ''),
} satisfies Columns<Omit<StoredGridEvent, 'id'>>;

export const eventDefaults = defaultsOf(gridColumns);

export function createGrid(db: Database): Grid {
  const clear = db.prepare<[number]>('DELETE FROM grid WHERE server = ?');
  const uses = db.prepare<[{ playlist: number }]>(
    'SELECT 1 FROM grid WHERE playlist = @playlist OR playlist_after_radioshow = @playlist LIMIT 1',
  );
  return {
    ...createRows<StoredGridEvent>(db, 'grid', columnNames(gridColumns), flagsOf(gridColumns)),
    clear: (server) => void clear.run(server),
    usesPlaylist: (playlist) => uses.get({ playlist }) !== undefined,
  };
}

/** A step of `migrations.ts`. */
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
