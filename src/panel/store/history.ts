import type { HistoryOrder } from '../base/options.js';
import type { Database } from '../database/database.js';
import {
  defaultsOf,
  flagColumn,
  columnNames,
  nullable,
  numberColumn,
  textColumn,
  withDefault,
  type RowOf,
} from './columns.js';
import { readHistoryBlocks } from './history-blocks.js';
import { ALL_SERVERS, BEGINNING } from './history-tables.js';

/** The requested part of a list. */
export interface Window {
  /** Maximum number of records, or null for all records. */
  limit: number | null;
  offset: number;
}

export interface History {
  /** Returns the number of plays of a server, or of all servers if `server` is null. */
  count(server: number | null): number;
  /** Returns part of the list of a server's plays, or of all plays if `server` is null. */
  slice(server: number | null, window: Window, order: HistoryOrder): StoredPlay[];
  /**
   * Returns the same part as `slice`, but in pages of `size` plays. If plays are written between two pages, no
   * play is repeated or skipped.
   */
  pages(server: number | null, window: Window, order: HistoryOrder, size: number): Iterable<StoredPlay[]>;
  /**
   * Returns the plays of a server that started at or after `from` and before `to`, oldest first, in pages of
   * `size` plays. Both times are in milliseconds UTC. If plays are written between two pages, no play is
   * repeated or skipped.
   */
  between(server: number, from: number, to: number, size: number): Iterable<StoredPlay[]>;
  one(id: number): StoredPlay | undefined;
  /**
   * Returns the current play, which is the one with the greatest `ts`. If several plays have this `ts`, it's
   * the one with the greatest id.
   */
  latest(server: number): StoredPlay | undefined;
  /**
   * Returns the start of the newest simulated play on any server in milliseconds UTC, or null if there are no
   * plays.
   */
  newestSimulated(): number | null;
  /** Returns the end of a server's last known play in milliseconds UTC, or null if there are no plays. */
  endOfLast(server: number): number | null;
  /** Returns the start of a track's last play in milliseconds UTC, or null if the track isn't in the history. */
  lastPlayed(music: number): number | null;
  /** Adds a play and returns its id. Throws if the given id is taken. */
  add(play: NewPlay, id?: number): number;
  /** Writes all columns of the play with this id. */
  change(play: StoredPlay): void;
  /** Ends the current play at `ts`. */
  cutShort(server: number, ts: number): void;
  /** Deletes all plays that start after `now`. */
  dropAfter(now: number): void;
  /**
   * Deletes up to `n` of a server's oldest plays, but only those that started before `before`, which is in
   * milliseconds UTC.
   */
  dropOldest(server: number, n: number, before?: number): void;
}

interface Row extends Omit<StoredPlay, 'img_fetched' | 'given'> {
  img_fetched: 0 | 1 | null;
  given: string | null;
}

/** Columns that are also record fields, except for id, server and time. */
export const playColumns = {
  all_music_id: nullable(numberColumn()),
  jingle_id: nullable(numberColumn()),
  album: nullable(textColumn()),
  author: nullable(textColumn()),
  author_other: nullable(textColumn()),
  comment: nullable(textColumn()),
  composer: nullable(textColumn()),
  genre: nullable(textColumn()),
  isrc: nullable(textColumn()),
  label: nullable(textColumn()),
  lyricist: nullable(textColumn()),
  performance_type: nullable(textColumn()),
  publisher: nullable(textColumn()),
  title: nullable(textColumn()),
  year: nullable(textColumn()),
  dj_name: nullable(textColumn()),
  img_fetched: withDefault(nullable(flagColumn(false)), false),
  length: nullable(numberColumn()),
  metadata: nullable(textColumn()),
  n_listeners: nullable(numberColumn()),
  playlist_title: nullable(textColumn()),
};

/** A play that doesn't have an id yet. */
export interface NewPlay extends RowOf<typeof playColumns> {
  server: number;
  /** Start in milliseconds UTC. */
  ts: number;
  /** Start of the next play in milliseconds UTC. It's less than `ts + length` if the play was cut short. */
  ends: number;
  /** Name of the generated cover, or null. */
  cover: string | null;
  /**
   * Fields that responses contain unchanged. They are from a play that was started with the control API, or
   * they are the covers of a relayed play.
   */
  given: Record<string, unknown> | null;
}

export interface StoredPlay extends NewPlay {
  id: number;
}

/** The fields of a play if nothing but its time is known. */
export const playDefaults = { ...defaultsOf(playColumns), cover: null, given: null } satisfies Omit<
  NewPlay,
  'server' | 'ts' | 'ends'
>;

const COLUMNS = ['server', 'ts', 'ends', ...columnNames(playColumns), 'cover', 'given'];

export function createHistory(db: Database): History {
  const blocks = readHistoryBlocks(db);
  type Reading = { list: number; limit: number; ts: number; id: number; skip: number };
  // There are two sets of statements, because SQLite doesn't use the index for a condition such as `:server IS
  // NULL OR …`.
  const prepare = (plays: string) => ({
    oldestFirst: db.prepare<[Reading], Row>(
      `SELECT * FROM history WHERE ${plays} (ts, id) >= (@ts, @id) ORDER BY ts, id LIMIT @limit OFFSET @skip`,
    ),
    newestFirst: db.prepare<[Reading], Row>(
      `SELECT * FROM history WHERE ${plays} (ts, id) < (@ts, @id) ORDER BY ts DESC, id DESC LIMIT @limit OFFSET @skip`,
    ),
  });
  const ofAll = prepare('');
  const ofOne = prepare('server = @list AND');
  const between = db.prepare<[{ server: number; ts: number; id: number; to: number; size: number }], Row>(
    `SELECT * FROM history WHERE server = @server AND (ts, id) >= (@ts, @id) AND ts < @to
     ORDER BY ts, id LIMIT @size`,
  );
  const one = db.prepare<[number], Row>('SELECT * FROM history WHERE id = ?');
  const end = db.prepare<[number], { end: number | null }>(
    'SELECT max(ends) AS end FROM history WHERE server = ?',
  );
  const lastPlayed = db
    .prepare<[number], number | null>('SELECT max(ts) FROM history WHERE all_music_id = ?')
    .pluck();
  const newest = db.prepare<[], { ts: number | null }>(
    'SELECT max(ts) AS ts FROM history WHERE given IS NULL',
  );
  const add = db.prepare(
    `INSERT INTO history (id, ${COLUMNS.join(', ')}) VALUES (@id, ${COLUMNS.map((name) => '@' + name).join(', ')})`,
  );
  const change = db.prepare(
    `UPDATE history SET ${COLUMNS.map((name) => `${name} = @${name}`).join(', ')} WHERE id = @id`,
  );
  const cut = db.prepare('UPDATE history SET ends = @ts WHERE server = @server AND ts <= @ts AND ends > @ts');
  const dropAfter = db.prepare<[number]>('DELETE FROM history WHERE ts > ?');
  const dropOldest = db.prepare<[number, number, number]>(
    'DELETE FROM history WHERE id IN (SELECT id FROM history WHERE server = ? AND ts < ? ORDER BY ts, id LIMIT ?)',
  );

  // The legacy API accepts any number as a server's id. No server has an id below 1, and 0 would be the list of
  // all servers.
  const count = (server: number | null) =>
    server !== null && server < 1 ? 0 : blocks.count(server ?? ALL_SERVERS);

  function slice(server: number | null, window: Window, order: HistoryOrder): StoredPlay[] {
    const total = count(server);
    const limit = Math.min(window.limit ?? total, total - window.offset);
    if (limit <= 0) return [];
    // Read from the end of the list that is nearer.
    const beyond = total - window.offset - limit;
    const fromOldest = order === 'asc' ? window.offset <= beyond : beyond < window.offset;
    const offset = Math.min(window.offset, beyond);
    const list = server ?? ALL_SERVERS;
    const reading = server === null ? ofAll : ofOne;
    const plays = fromOldest
      ? reading.oldestFirst.all({ list, limit, ...blocks.fromOldest(list, offset) })
      : reading.newestFirst.all({ list, limit, ...blocks.fromNewest(list, offset) });
    if (fromOldest === (order === 'desc')) plays.reverse();
    return plays.map(fromRow);
  }

  function* pages(
    server: number | null,
    window: Window,
    order: HistoryOrder,
    size: number,
  ): Generator<StoredPlay[]> {
    const total = count(server);
    let left = Math.min(window.limit ?? total, total - window.offset);
    if (left <= size) {
      yield slice(server, window, order);
      return;
    }
    const list = server ?? ALL_SERVERS;
    const reading = server === null ? ofAll : ofOne;
    let place =
      order === 'desc'
        ? blocks.fromNewest(list, window.offset)
        : blocks.fromOldest(list, order === 'asc' ? window.offset : total - window.offset - left);
    while (left > 0) {
      const statement = order === 'desc' ? reading.newestFirst : reading.oldestFirst;
      const plays = statement.all({ list, limit: Math.min(size, left), ...place });
      const last = plays.at(-1);
      if (last === undefined) return;
      yield plays.map(fromRow);
      left -= plays.length;
      // The next page starts at the last play of this one. When reading backwards, the play at the position
      // itself is excluded.
      place = { ts: last.ts, id: order === 'desc' ? last.id : last.id + 1, skip: 0 };
    }
  }

  return {
    count,
    slice,
    pages,
    *between(server, from, to, size) {
      let place = { ts: from, id: 0 };
      for (;;) {
        const plays = between.all({ server, ...place, to, size });
        if (plays.length > 0) yield plays.map(fromRow);
        const last = plays[size - 1];
        if (last === undefined) return;
        place = { ts: last.ts, id: last.id + 1 };
      }
    },
    one(id) {
      const row = one.get(id);
      return row && fromRow(row);
    },
    latest: (server) => slice(server, { limit: 1, offset: 0 }, 'desc')[0],
    newestSimulated: () => newest.get()?.ts ?? null,
    lastPlayed: (music) => lastPlayed.get(music) ?? null,
    endOfLast: (server) => end.get(server)?.end ?? null,
    add: (play, id) => Number(add.run({ ...toRow(play), id: id ?? null }).lastInsertRowid),
    change: (play) => void change.run({ ...toRow(play), id: play.id }),
    cutShort: (server, ts) => void cut.run({ server, ts }),
    dropAfter: (now) => void dropAfter.run(now),
    dropOldest: (server, n, before = -BEGINNING) => void dropOldest.run(server, before, n),
  };
}

function toRow(play: NewPlay): Omit<Row, 'id'> {
  return {
    ...play,
    img_fetched: play.img_fetched === null ? null : play.img_fetched ? 1 : 0,
    given: play.given === null ? null : JSON.stringify(play.given),
  };
}

function fromRow(row: Row): StoredPlay {
  return {
    ...row,
    img_fetched: row.img_fetched === null ? null : row.img_fetched === 1,
    given: row.given === null ? null : (JSON.parse(row.given) as Record<string, unknown>),
  };
}
