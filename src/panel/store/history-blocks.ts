import type { Database } from '../database/database.js';
import { BEGINNING, MAX_BLOCK } from './history-tables.js';

export interface Place {
  ts: number;
  id: number;
  /** Number of plays to skip from this position. */
  skip: number;
}

/**
 * Finds positions in long lists of plays without reading all the plays before them. Plays are counted in
 * blocks of a few hundred. Triggers update the counts, so they are also correct after a rollback. A list is
 * identified by a server's id, or `ALL_SERVERS`.
 */
export interface HistoryBlocks {
  /** Returns the number of plays in a list. */
  count(list: number): number;
  /**
   * Returns a position for reading forwards. Start at the first play at or after (`ts`, `id`), and skip `skip`
   * plays.
   */
  fromOldest(list: number, offset: number): Place;
  /**
   * Returns a position for reading backwards. Start at the last play before (`ts`, `id`), and skip `skip`
   * plays.
   */
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
