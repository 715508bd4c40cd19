/** Reads a station's rows for a backup archive, table by table and page by page. */
import type { Database } from '../database/database.js';

/** The tables are ordered so that each row comes after the rows to which it refers. */
export const STATION_TABLES = [
  'servers',
  'channels',
  'djs',
  'playlists',
  'music',
  'votes',
  'jingles',
  'grid',
  'podcasts',
  'podcast_covers',
  'episodes',
  'history',
  'requests',
  'chart_tracks',
  'chart_days',
  'chart_plays',
  'relayed_servers',
  'relayed_tracks',
  'relayed_records',
  'relayed_plays',
] as const;
export type StationTable = (typeof STATION_TABLES)[number];

export interface RowPage {
  /** The rows as JSON objects, each followed by a newline, or "" if there are no more rows. */
  lines: string;
  /** Cursor of the next page, or null after the last page. */
  next: Cursor | null;
}

/**
 * The time and the id of the last row on a page. The time is the start of a play. In tables other than the
 * history, it's 0.
 */
export type Cursor = readonly [ts: number, id: number];

export interface AccountRows {
  /**
   * Returns the rows after the cursor, or the first rows if the cursor is null. Reading a page takes only a few
   * milliseconds.
   */
  read(table: StationTable, server: number, cursor: Cursor | null): RowPage;
}

/** Limits on a page, so that reading it doesn't block the event loop for long. */
const MAX_ROWS = 100;
const MAX_CHARACTERS = 50_000;

/**
 * A query for each table. It selects the table's key as `at`. Tables without a `server` column are joined with
 * the table that has this column.
 */
const QUERIES: Record<StationTable, string> = {
  servers: 'SELECT *, id AS at FROM servers WHERE id = @server AND id > @at ORDER BY id',
  channels: ofServer('channels'),
  djs: ofServer('djs'),
  playlists: ofServer('playlists'),
  music: ofServer('music'),
  jingles: ofServer('jingles'),
  grid: ofServer('grid'),
  requests: ofServer('requests'),
  chart_tracks: ofServer('chart_tracks'),
  chart_days: ofChartTracks('chart_days'),
  chart_plays: ofChartTracks('chart_plays'),
  podcasts: ofServer('podcasts'),
  votes: `SELECT votes.*, music AS at FROM votes JOIN music ON music.id = music
    WHERE server = @server AND music > @at ORDER BY music`,
  // The pictures are separate files in the archive.
  podcast_covers: `SELECT podcast, type, fingerprint, podcast AS at FROM podcast_covers
    JOIN podcasts ON podcasts.id = podcast WHERE server = @server AND podcast > @at ORDER BY podcast`,
  episodes: `SELECT episodes.*, episodes.id AS at FROM episodes JOIN podcasts ON podcasts.id = podcast
    WHERE server = @server AND episodes.id > @at ORDER BY episodes.id`,
  // Leave out the source's address, which belongs to the operator rather than the account.
  relayed_servers: `SELECT server, polled_at, silent, server AS at FROM relayed_servers
    WHERE server = @server AND server > @at ORDER BY server`,
  relayed_tracks: `SELECT *, music AS at FROM relayed_tracks WHERE server = @server AND music > @at ORDER BY music`,
  relayed_records: `SELECT *, rowid AS at FROM relayed_records WHERE server = @server AND rowid > @at ORDER BY rowid`,
  relayed_plays: `SELECT *, play AS at FROM relayed_plays WHERE server = @server AND play > @at ORDER BY play`,
  // Sort by time, because there is an index for it. To sort by id, SQLite would have to sort all rows for every
  // page.
  history: `SELECT *, id AS at FROM history WHERE server = @server AND (ts, id) > (@ts, @at) ORDER BY ts, id`,
};

const START: Cursor = [-9e15, 0];

export function readAccountRows(db: Database): AccountRows {
  type Row = Record<string, unknown> & { at: number };
  const prepared = new Map(
    STATION_TABLES.map((table) => [table, db.prepare<[object], Row>(`${QUERIES[table]} LIMIT ${MAX_ROWS}`)]),
  );
  return {
    read(table, server, cursor) {
      const [ts, at] = cursor ?? START;
      let lines = '';
      let next: Cursor | null = null;
      for (const row of prepared.get(table)?.iterate({ server, ts, at }) ?? []) {
        const { at: key, ...columns } = row;
        lines += `${JSON.stringify(columns)}\n`;
        next = [Number(columns.ts ?? 0), key];
        if (lines.length > MAX_CHARACTERS) break;
      }
      return { lines, next };
    },
  };
}

function ofServer(table: string): string {
  return `SELECT *, id AS at FROM ${table} WHERE server = @server AND id > @at ORDER BY id`;
}

function ofChartTracks(table: string): string {
  return `SELECT ${table}.*, ${table}.id AS at FROM ${table} JOIN chart_tracks ON chart_tracks.id = track
    WHERE server = @server AND ${table}.id > @at ORDER BY ${table}.id`;
}
