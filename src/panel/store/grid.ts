/** The stored events of the schedule. The room `schedule` expands them. */
import type { GridEventRecord } from '../../contract/records.js';
import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';

/** An event without the fields that an answer adds. */
export interface StoredGridEvent extends Omit<GridEventRecord, 'id' | 'parent_id' | 'local_time'> {
  id: number;
}

export interface Grid extends Rows<StoredGridEvent> {
  /** Deletes all events of a server. */
  clear(server: number): void;
  /** Whether an event uses this playlist, during or after its show. */
  usesPlaylist(playlist: number): boolean;
}

const FLAGS = [
  'break_track',
  'start_playlist_from_beginning',
  'wd_mon',
  'wd_tue',
  'wd_wed',
  'wd_thu',
  'wd_fri',
  'wd_sat',
  'wd_sun',
  'week_1',
  'week_2',
  'week_3',
  'week_4',
  'allow_jingles',
  'allow_song_requests',
  'allow_jingles_after',
  'allow_song_requests_after',
] as const;

const OTHERS = [
  'server',
  'name',
  'periodicity',
  'cast_type',
  'start_date',
  'finish_date',
  'start_time',
  'finish_time',
  'playlist',
  'playlist_after_radioshow',
  'rotation_after_radioshow',
  'dj',
  'rotation',
  'color',
  'color2',
  'timezone',
] as const;

export function createGrid(db: Database): Grid {
  const clear = db.prepare<[number]>('DELETE FROM grid WHERE server = ?');
  const uses = db.prepare<[{ playlist: number }]>(
    'SELECT 1 FROM grid WHERE playlist = @playlist OR playlist_after_radioshow = @playlist LIMIT 1',
  );
  return {
    ...createRows<StoredGridEvent>(db, 'grid', [...OTHERS, ...FLAGS], FLAGS),
    clear: (server) => void clear.run(server),
    usesPlaylist: (playlist) => uses.get({ playlist }) !== undefined,
  };
}

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
