/** The rows of a station as the store has them, table by table and piece by piece: for archives. */
import type { Database } from '../store/database.js';

/** In an order in which each row comes after those that it names. */
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
] as const;
export type StationTable = (typeof STATION_TABLES)[number];

export interface RowPiece {
  /** One row a line, as JSON; each ends with a newline. "" when there is no more. */
  lines: string;
  /** Where the next piece begins; null after the last. */
  next: Place | null;
}

/** The last row of a piece: its id, and for plays their time before that. */
export type Place = readonly [number, number];

export interface AccountRows {
  /** The rows after `place`, or the first ones for null: as many as are read in a few milliseconds. */
  read(table: StationTable, server: number, place: Place | null): RowPiece;
}

/** Rows and characters of one piece: the event loop waits for it. */
const ROWS = 100;
const LENGTH = 50_000;

/** Each with its key as `at`; those without a server of their own are found by what they belong to. */
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
  // The pictures themselves are files of their own.
  podcast_covers: `SELECT podcast, type, fingerprint, podcast AS at FROM podcast_covers
    JOIN podcasts ON podcasts.id = podcast WHERE server = @server AND podcast > @at ORDER BY podcast`,
  episodes: `SELECT episodes.*, episodes.id AS at FROM episodes JOIN podcasts ON podcasts.id = podcast
    WHERE server = @server AND episodes.id > @at ORDER BY episodes.id`,
  // By time: in the order of ids SQLite would sort all of them for every piece.
  history: `SELECT *, id AS at FROM history WHERE server = @server AND (ts, id) > (@ts, @at) ORDER BY ts, id`,
};

const BEGINNING: Place = [-9e15, 0];

export function readAccountRows(db: Database): AccountRows {
  type Row = Record<string, unknown> & { at: number };
  const prepared = new Map(
    STATION_TABLES.map((table) => [table, db.prepare<[object], Row>(`${QUERIES[table]} LIMIT ${ROWS}`)]),
  );
  return {
    read(table, server, place) {
      const [ts, at] = place ?? BEGINNING;
      let lines = '';
      let next: Place | null = null;
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
