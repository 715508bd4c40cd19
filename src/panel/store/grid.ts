import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';
import {
  choiceColumn,
  colorColumn,
  dayColumn,
  defaultsOf,
  flagColumn,
  flagsOf,
  columnNames,
  nullable,
  numberColumn,
  referenceColumn,
  textColumn,
  timeColumn,
  withDefault,
  zoneColumn,
  type RowOf,
} from './columns.js';

/** All columns except the id. */
export const gridColumns = {
  server: referenceColumn('servers'),
  name: textColumn(),
  periodicity: choiceColumn('onetime', 'periodic'),
  cast_type: choiceColumn('playlist', 'radioshow', 'relay', 'rotation'),
  break_track: flagColumn(false),
  start_playlist_from_beginning: flagColumn(false),
  start_date: nullable(dayColumn()),
  finish_date: nullable(dayColumn()),
  start_time: timeColumn(),
  finish_time: nullable(timeColumn()),
  wd_mon: flagColumn(false),
  wd_tue: flagColumn(false),
  wd_wed: flagColumn(false),
  wd_thu: flagColumn(false),
  wd_fri: flagColumn(false),
  wd_sat: flagColumn(false),
  wd_sun: flagColumn(false),
  week_1: flagColumn(false),
  week_2: flagColumn(false),
  week_3: flagColumn(false),
  week_4: flagColumn(false),
  playlist: nullable(referenceColumn('playlists')),
  playlist_after_radioshow: nullable(referenceColumn('playlists')),
  // The API in the contract has no rotations, so any number is allowed.
  rotation_after_radioshow: nullable(numberColumn(1)),
  dj: nullable(referenceColumn('djs')),
  rotation: nullable(numberColumn(1)),
  allow_jingles: flagColumn(true),
  allow_song_requests: flagColumn(false),
  allow_jingles_after: flagColumn(true),
  allow_song_requests_after: flagColumn(false),
  color: withDefault(colorColumn(), '#1f6feb'),
  color2: nullable(colorColumn()),
  timezone: withDefault(zoneColumn(), ''),
};

/**
 * A stored schedule event. It doesn't have the fields that responses add. `src/schedule/` expands events into
 * airings.
 */
export interface StoredGridEvent extends RowOf<typeof gridColumns> {
  id: number;
}

export interface Grid extends Rows<StoredGridEvent> {
  /** Deletes all events of a server. */
  clear(server: number): void;
  /** Whether an event uses this playlist, during or after its show. */
  usesPlaylist(playlist: number): boolean;
}

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

/** A migration (see `migrations.ts`). */
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
