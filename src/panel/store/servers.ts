import type { ServerRecord } from '../../contract/records.js';
import type { Database } from '../database/database.js';
import { nextId } from './next-id.js';

/** The stations of this panel. */
export interface Servers {
  all(): ServerRecord[];
  one(id: number): ServerRecord | undefined;
  has(id: number): boolean;
  /** Adds a server and returns its id. If the given id is null, an id that has never been used is chosen. */
  add(server: Omit<ServerRecord, 'id'> & { id: number | null }): number;
}

export function createServers(db: Database): Servers {
  const all = db.prepare<[], ServerRecord>('SELECT id, name FROM servers ORDER BY id');
  const one = db.prepare<[number], ServerRecord>('SELECT id, name FROM servers WHERE id = ?');
  const add = db.prepare(
    `INSERT INTO servers (id, name) VALUES (coalesce(@id, ${nextId('servers', 'server')}), @name)`,
  );
  return {
    all: () => all.all(),
    one: (id) => one.get(id),
    has: (id) => one.get(id) !== undefined,
    add: (server) => Number(add.run(server).lastInsertRowid),
  };
}

/** A migration (see `migrations.ts`). */
export const serverTables = `
  CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  );
`;
