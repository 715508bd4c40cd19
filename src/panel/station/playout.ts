/** Plays the stations and writes their history. There are two implementations, the simulator and the relay. */
import type { NewPlay, StoredPlay } from '../store/history.js';

export interface Playout {
  /** Writes all plays that have started since the last call. If no play is due, the call is fast. */
  catchUp(): void;
  /** Starts this play, which ends the current one. Returns the play's id. */
  play(play: NewPlay, id?: number): number;
  /** Ends a play immediately and starts the same track again. */
  restart(play: StoredPlay): void;
  /** Call this after changing the library, so that the next plays are chosen from the changed library. */
  libraryChanged(): void;
  /** Moves the clock. If it is moved back, plays that start later are deleted. */
  moveClock(now: number): void;
  /**
   * Whether songs from the library can be requested now. During a live set and on relayed stations, they can't
   * be requested.
   */
  takesRequests(server: number): boolean;
  /** Fetches the file of a play's cover from another server. Resolves with null if the cover can't be read. */
  fetchCover(server: number, url: string): Promise<Uint8Array | null>;
  /** Calls `changed` whenever plays have been written, until the panel closes. */
  watch(changed: () => void): void;
  close(): void;
}
