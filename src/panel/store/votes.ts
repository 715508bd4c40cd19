import type { Database } from '../database/database.js';

export interface TrackVotes {
  up: number;
  down: number;
}

export interface StoredVotes {
  /** Returns votes by `all_music_id`. Tracks without votes are omitted. */
  all(): Record<string, TrackVotes>;
  /** Counts one vote and returns the new counts. */
  cast(music: number, choice: 'up' | 'down'): TrackVotes;
}

export function createVotes(db: Database): StoredVotes {
  const all = db.prepare<[], TrackVotes & { music: number }>('SELECT * FROM votes ORDER BY music');
  const cast = db.prepare<[{ music: number; up: number; down: number }], TrackVotes>(
    `INSERT INTO votes (music, up, down) VALUES (@music, @up, @down)
     ON CONFLICT (music) DO UPDATE SET up = up + excluded.up, down = down + excluded.down
     RETURNING up, down`,
  );
  return {
    all: () => Object.fromEntries(all.all().map(({ music, up, down }) => [music, { up, down }])),
    cast(music, choice) {
      const counted = cast.get({ music, up: choice === 'up' ? 1 : 0, down: choice === 'down' ? 1 : 0 });
      return counted ?? { up: 0, down: 0 };
    },
  };
}

/** A migration (see `migrations.ts`). */
export const voteTables = `
  CREATE TABLE votes (
    music INTEGER PRIMARY KEY REFERENCES music ON DELETE CASCADE,
    up INTEGER NOT NULL DEFAULT 0,
    down INTEGER NOT NULL DEFAULT 0
  );
`;
