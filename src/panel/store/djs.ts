import type { Database } from '../database/database.js';

/** A station's DJ. Whether a DJ is connected or on air depends on the current play and isn't stored. */
export interface StoredDj {
  id: number;
  server: number;
  name: string;
  active: 0 | 1;
}

export interface Djs {
  /** Returns the DJs of a server, or of all servers if `server` is null, sorted by id. */
  all(server: number | null): StoredDj[];
  one(id: number): StoredDj | undefined;
  add(dj: StoredDj): void;
}

export function createDjs(db: Database): Djs {
  const all = db.prepare<[{ server: number | null }], StoredDj>(
    'SELECT * FROM djs WHERE @server IS NULL OR server = @server ORDER BY id',
  );
  const one = db.prepare<[number], StoredDj>('SELECT * FROM djs WHERE id = ?');
  const add = db.prepare<[StoredDj]>(
    'INSERT INTO djs (id, server, name, active) VALUES (@id, @server, @name, @active)',
  );
  return { all: (server) => all.all({ server }), one: (id) => one.get(id), add: (dj) => void add.run(dj) };
}

/** A migration (see `migrations.ts`). */
export const djTables = `
  CREATE TABLE djs (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1
  );
`;
