/** The streams of each station. What an answer adds (addresses, listeners) is not kept. */
import type { Database } from './database.js';

export interface StoredChannel {
  id: number;
  server: number;
  /** kbit/s. */
  bitrate: number;
  s_type: string;
  s_format: string;
  mount_point: string;
  active: 0 | 1;
  public: 0 | 1;
}

export interface Channels {
  /** Those of one server, or of all for null, by id. */
  all(server: number | null): StoredChannel[];
  /** Undefined when there is none with this id. */
  one(id: number): StoredChannel | undefined;
  add(channel: StoredChannel): void;
}

export function keepChannels(db: Database): Channels {
  const all = db.prepare<[{ server: number | null }], StoredChannel>(
    'SELECT * FROM channels WHERE @server IS NULL OR server = @server ORDER BY id',
  );
  const one = db.prepare<[number], StoredChannel>('SELECT * FROM channels WHERE id = ?');
  const add = db.prepare<[StoredChannel]>(
    `INSERT INTO channels (id, server, bitrate, s_type, s_format, mount_point, active, public)
     VALUES (@id, @server, @bitrate, @s_type, @s_format, @mount_point, @active, @public)`,
  );
  return {
    all: (server) => all.all({ server }),
    one: (id) => one.get(id),
    add: (channel) => void add.run(channel),
  };
}
