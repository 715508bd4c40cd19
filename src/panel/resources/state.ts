import type { BaseState } from '../base/state.js';
import type { Places } from '../http/places.js';
import type { RequestLog } from '../http/request-log.js';
import type { Store } from '../store/store.js';
import type { Guards } from './guards.js';

/** The parts of a running panel used to serve declared resources. */
export interface ServeState extends BaseState {
  store: Store;
  guards: Guards;
  requests: RequestLog;
  /** Limits how many lists can be streamed at the same time. */
  streamPlaces: Places;
}
