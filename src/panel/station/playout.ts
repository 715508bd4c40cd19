/** Plays the stations and writes their history: either the simulator or the relay. */
import type { NewPlay, StoredPlay } from '../store/history.js';

export interface Playout {
  /** Writes every play that has started by now. Cheap if nothing is due. */
  catchUp(): void;
  /** Starts a given play and returns its id; the current play ends. */
  play(play: NewPlay, id?: number): number;
  /** Ends a play now and starts the same track again. */
  restart(play: StoredPlay): void;
  /** Call this after the library has changed, so that the next plays are chosen from the new one. */
  libraryChanged(): void;
  /** Moves the clock. If it is moved back, plays that start later are deleted. */
  moveClock(now: number): void;
  /** Calls `changed` after plays were written, until the panel closes. */
  watch(changed: () => void): void;
  close(): void;
}
