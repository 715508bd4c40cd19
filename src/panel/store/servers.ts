/** The stations on this panel. */
import type { ServerRecord } from '../../contract/records.js';
import type { Database } from './database.js';

export interface Servers {
  all(): ServerRecord[];
  has(id: number): boolean;
  add(server: ServerRecord): void;
}

export function keepServers(db: Database): Servers {
  const all = db.prepare<[], ServerRecord>('SELECT id, name FROM servers ORDER BY id');
  const one = db.prepare<[number]>('SELECT 1 FROM servers WHERE id = ?');
  const add = db.prepare<[ServerRecord]>('INSERT INTO servers (id, name) VALUES (@id, @name)');
  return {
    all: () => all.all(),
    has: (id) => one.get(id) !== undefined,
    add: (server) => void add.run(server),
  };
}
