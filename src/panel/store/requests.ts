import type { Database } from '../database/database.js';
import { createRows, type Rows } from '../database/rows.js';

export const REQUEST_STATES = ['pending', 'approved', 'played', 'rejected'] as const;

/** A listener's song request. The listener's address isn't stored. */
export interface SongRequest {
  id: number;
  server: number;
  /** Id of the track in the library. */
  music: number;
  /** A `pending` request waits for the station's approval. An `approved` one waits to be played. */
  state: (typeof REQUEST_STATES)[number];
  /** Time of the request in milliseconds UTC. */
  requested_at: number;
  /** Start of the play in milliseconds UTC, or null if the song hasn't been played. */
  played_at: number | null;
}

/** A request that waits to be approved or played. */
export interface WaitingRequest extends SongRequest {
  /** Length of the track in milliseconds. */
  length: number;
}

export interface Requests extends Rows<SongRequest> {
  /** Returns the pending and approved requests since a time, oldest first. */
  waiting(server: number, since: number): WaitingRequest[];
  /**
   * Returns the time of the last request for a track, or null if there is none. Rejected requests don't count.
   */
  lastRequested(music: number): number | null;
  /** Deletes a server's requests from before a time. */
  prune(server: number, before: number): void;
  /** Removes all changes that were made after a time. Call this when the clock was moved back. */
  rewind(now: number): void;
}

export function createRequests(db: Database): Requests {
  const waiting = db.prepare<[number, number], WaitingRequest>(
    `SELECT requests.*, length FROM requests JOIN music ON music.id = music
     WHERE requests.server = ? AND state IN ('pending', 'approved') AND requested_at > ? ORDER BY requests.id`,
  );
  const lastRequested = db
    .prepare<[number], number | null>(
      "SELECT max(requested_at) FROM requests WHERE music = ? AND state <> 'rejected'",
    )
    .pluck();
  const prune = db.prepare<[number, number]>('DELETE FROM requests WHERE server = ? AND requested_at < ?');
  const dropAfter = db.prepare<[number]>('DELETE FROM requests WHERE requested_at > ?');
  const requeue = db.prepare<[number]>(
    "UPDATE requests SET state = 'approved', played_at = NULL WHERE played_at > ?",
  );
  return {
    ...createRows<SongRequest>(db, 'requests', ['server', 'music', 'state', 'requested_at', 'played_at'], []),
    waiting: (server, since) => waiting.all(server, since),
    lastRequested: (music) => lastRequested.get(music) ?? null,
    prune: (server, before) => void prune.run(server, before),
    rewind(now) {
      dropAfter.run(now);
      requeue.run(now);
    },
  };
}

/**
 * A migration (see `migrations.ts`). Ids aren't reused, because pages store the ids of their visitor's
 * requests.
 */
export const requestTables = `
  CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    music INTEGER NOT NULL REFERENCES music ON DELETE CASCADE,
    state TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    played_at INTEGER
  );
  CREATE INDEX requests_of_server ON requests (server, id);
  CREATE INDEX requests_of_music ON requests (music);
`;
