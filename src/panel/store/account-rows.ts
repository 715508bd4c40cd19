/** Reads the rows of a station for an archive, table by table and page by page. */
import type { Database } from '../database/database.js';

/** Sorted so that each row comes after the rows that it refers to. */
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
  'relayed_servers',
  'relayed_tracks',
  'relayed_records',
  'relayed_plays',
] as const;
export type StationTable = (typeof STATION_TABLES)[number];

export interface RowPage {
  /** A JSON object for each row, each followed by a newline. "" when there are no more rows. */
  lines: string;
  /** Pass it to `read` for the next page; null after the last. */
  next: Cursor | null;
}

/** Time (of a play; 0 in other tables) and id of the last row of a page. */
export type Cursor = readonly [ts: number, id: number];

export interface AccountRows {
  /** The rows after the cursor, or the first ones for null: as many as can be read in a few milliseconds. */
  read(table: StationTable, server: number, cursor: Cursor | null): RowPage;
}

/** Rows and characters of one page, so that reading it does not block the event loop for long. */
const ROWS = 100;
const LENGTH = 50_000;

/** Each selects its key as `at`. Tables without a column `server` are joined with the one that they belong to. */
const QUERIES: Record<StationTable, string> = {
  servers: 'SELECT *, id AS at FROM servers WHERE id = @server AND id > @at ORDER BY id',
  channels: ofServer('channels'),
  djs: ofServer('djs'),
  playlists: ofServer('playlists'),
  music: ofServer('music'),
  jingles: ofServer('jingles'),
  grid: ofServer('grid'),
  podcasts: ofServer('podcasts'),
  votes: `SELECT votes.*, music AS at FROM votes JOIN music ON music.id = music
    WHERE server = @server AND music > @at ORDER BY music`,
  // The pictures are separate files in the archive.
  podcast_covers: `SELECT podcast, type, fingerprint, podcast AS at FROM podcast_covers
    JOIN podcasts ON podcasts.id = podcast WHERE server = @server AND podcast > @at ORDER BY podcast`,
  episodes: `SELECT episodes.*, episodes.id AS at FROM episodes JOIN podcasts ON podcasts.id = podcast
    WHERE server = @server AND episodes.id > @at ORDER BY episodes.id`,
  // Without the address of the source, which is the operator's.
  relayed_servers: `SELECT server, asked_at, silent, server AS at FROM relayed_servers
    WHERE server = @server AND server > @at ORDER BY server`,
  relayed_tracks: `SELECT *, music AS at FROM relayed_tracks WHERE server = @server AND music > @at ORDER BY music`,
  relayed_records: `SELECT *, rowid AS at FROM relayed_records WHERE server = @server AND rowid > @at ORDER BY rowid`,
  relayed_plays: `SELECT *, play AS at FROM relayed_plays WHERE server = @server AND play > @at ORDER BY play`,
  // By time, which has an index: by id SQLite would sort all rows for every page.
  history: `SELECT *, id AS at FROM history WHERE server = @server AND (ts, id) > (@ts, @at) ORDER BY ts, id`,
};

const BEGINNING: Cursor = [-9e15, 0];

export function readAccountRows(db: Database): AccountRows {
  type Row = Record<string, unknown> & { at: number };
  const prepared = new Map(
    STATION_TABLES.map((table) => [table, db.prepare<[object], Row>(`${QUERIES[table]} LIMIT ${ROWS}`)]),
  );
  return {
    read(table, server, cursor) {
      const [ts, at] = cursor ?? BEGINNING;
      let lines = '';
      let next: Cursor | null = null;
      for (const row of prepared.get(table)?.iterate({ server, ts, at }) ?? []) {
        const { at: key, ...columns } = row;
        lines += `${JSON.stringify(columns)}\n`;
        next = [Number(columns.ts ?? 0), key];
        if (lines.length > LENGTH) break;
      }
      return { lines, next };
    },
  };
}

function ofServer(table: string): string {
  return `SELECT *, id AS at FROM ${table} WHERE server = @server AND id > @at ORDER BY id`;
}
