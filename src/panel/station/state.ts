import type { ServeState } from '../resources/state.js';
import type { Playout } from './playout.js';

/** The parts of a running panel used by the station routes. */
export interface StationState extends ServeState {
  /** Plays the stations. It's either the simulator or the relay. */
  playout: Playout;
}
