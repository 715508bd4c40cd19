import type { ServeState } from '../resources/state.js';
import type { Playout } from './playout.js';

/** The parts of a running panel that the routes of stations use. */
export interface StationState extends ServeState {
  /** Puts plays on air: the simulator, or the relay. */
  playout: Playout;
}
