import type { WaitingRequest } from '../../store/requests.js';
import type { StationState } from '../state.js';
import { createRequestTimes, type RequestTimes } from './airings.js';
import { REQUEST_LIFE_MS } from './queue.js';
import type { RefusalReason } from './schema.js';

/** Maximum number of waiting requests, which is more than can be played during an event. */
const MAX_WAITING = 100;

/** Decides whether a song can be requested now. */
export interface RequestRules {
  /** Returns the requests that the station hasn't played yet. The other rules need them. */
  waiting(server: number): readonly WaitingRequest[];
  /** Returns why the station takes no requests now, or null. */
  stationRefusal(server: number, waiting: readonly WaitingRequest[]): RefusalReason | null;
  /** Returns why a track can't be requested now, or null. */
  trackRefusal(track: number, waiting: readonly WaitingRequest[]): RefusalReason | null;
  /**
   * Returns the next airing that allows requests, or null if requests are allowed now or there is none within a
   * week.
   */
  nextAiring(server: number): RequestTimes['next'];
}

export function createRequestRules(state: StationState): RequestRules {
  const { clock, options, playout, store } = state;
  const { history, requests } = store;
  const timesOf = createRequestTimes(state);

  return {
    waiting: (server) => requests.waiting(server, clock.now() - REQUEST_LIFE_MS),
    stationRefusal(server, waiting) {
      const now = clock.now();
      const { until } = timesOf(server, now);
      if (until === null || !playout.takesRequests(server)) return 'requests_off';
      // A new request would be played after all waiting ones. It is refused if requests are no longer allowed
      // by then.
      const start = waiting.reduce((at, { length }) => at + length, history.endOfLast(server) ?? now);
      return waiting.length >= MAX_WAITING || start >= until * 1000 ? 'queue_full' : null;
    },
    trackRefusal(track, waiting) {
      if (waiting.some(({ music: queued }) => queued === track)) return 'already_queued';
      const last = Math.max(
        history.lastPlayed(track) ?? -Infinity,
        requests.lastRequested(track) ?? -Infinity,
      );
      return clock.now() - last < options.requestAgain * 1000 ? 'too_soon' : null;
    },
    nextAiring: (server) => timesOf(server, clock.now()).next,
  };
}
