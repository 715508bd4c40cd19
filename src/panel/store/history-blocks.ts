/**
 * In:  a place in a list of plays, counted from one of its ends.
 * Out: a play near it to start reading from, found without reading all plays before it.
 *
 * Triggers count the history in blocks of a few hundred plays, so the counts are
 * right whoever writes, and after a rollback. A list is a server's id, or `ALL_SERVERS`.
 */
import type { Database } from '../database/database.js';
import { BEGINNING, MAX_BLOCK } from './history-tables.js';

export interface Place {
  ts: number;
  id: number;
  /** How many plays to skip from there. */
  skip: number;
}

export interface HistoryBlocks {
  /** Plays in a list. */
  count(list: number): number;
  /** Start at the play with `ts` and `id`, or the next one, and skip `skip` plays: then comes the wanted one. */
  fromOldest(list: number, offset: number): Place;
  /** As `fromOldest`, backwards: the plays before `ts` and `id`, the newest first. */
  fromNewest(list: number, offset: number): Place;
}

export function readHistoryBlocks(db: Database): HistoryBlocks {
  type Block = Omit<Place, 'skip'> & { n: number };
  const count = db.prepare<[number], number>('SELECT n FROM history_counts WHERE list = ?').pluck();
  const blocks = 'SELECT ts, id, n FROM history_blocks WHERE list = ?';
  const ascending = db.prepare<[number], Block>(`${blocks} ORDER BY ts, id`);
  const descending = db.prepare<[number], Block>(`${blocks} ORDER BY ts DESC, id DESC`);
  return {
    count: (list) => count.get(list) ?? 0,
    fromOldest(list, offset) {
      let place: Place = { ts: BEGINNING, id: 0, skip: offset };
      if (offset < MAX_BLOCK) return place;
      for (const { ts, id, n } of ascending.iterate(list)) {
        place = { ts, id, skip: place.skip };
        if (place.skip < n) break;
        place.skip -= n;
      }
      return place;
    },
    fromNewest(list, offset) {
      let place: Place = { ts: -BEGINNING, id: 0, skip: offset };
      if (offset < MAX_BLOCK) return place;
      for (const { ts, id, n } of descending.iterate(list)) {
        if (place.skip < n) break;
        place = { ts, id, skip: place.skip - n };
      }
      return place;
    },
  };
}
