import type { Clock } from './clock.js';
import type { FaultSettings } from './faults.js';
import type { PanelOptions } from './options.js';

/** The parts of a running panel that all layers can use. Each layer adds its own parts. */
export interface BaseState {
  options: PanelOptions;
  clock: Clock;
  faults: FaultSettings;
  /** Aborted when the panel starts to close. This ends streams, timers and hanging responses. */
  closing: AbortSignal;
  /** Aborted when the panel and its store are closed. */
  closed: AbortSignal;
}
