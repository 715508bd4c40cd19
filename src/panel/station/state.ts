import type { ServeState } from '../resources/state.js';
import type { Playout } from './playout.js';

/** The parts of a running panel that the station routes use. */
export interface StationState extends ServeState {
  /** Plays the stations. It is either the simulator or the relay. */
  playout: Playout;
}
