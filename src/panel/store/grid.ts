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
