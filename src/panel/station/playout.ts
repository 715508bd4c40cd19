/** What puts plays on air and writes them into the history: the simulator, or the relay of other servers. */
import type { NewPlay, StoredPlay } from '../store/history.js';

export interface Playout {
  /** Writes every play that has begun by now, as far as is known. Cheap when nothing is due. */
  catchUp(): void;
  /** Puts a given play on air and answers its id; the play on air before it ends there. */
  play(play: NewPlay, id?: number): number;
  /** Ends a play now, and puts the same track on air again. */
  restart(play: StoredPlay): void;
  /** Call it after a change to the library: the next plays are chosen from the new one. */
  libraryChanged(): void;
  /** Moves the clock. Moved back, it deletes the plays that have not begun by then. */
  moveClock(now: number): void;
  /** Calls back after plays were written, until the panel closes. */
  watch(changed: () => void): void;
  close(): void;
}
