import { millisecondsInHour } from 'date-fns/constants';
import type { WaitingRequest } from '../../store/requests.js';
import type { StationState } from '../state.js';
import { createRequestTimes } from './airings.js';

/** A request that isn't played within this time expires. */
export const REQUEST_LIFE_MS = 12 * millisecondsInHour;

export interface RequestQueue {
  /**
   * Returns the request that the station should play at this time, or null if there is none. `at` is in
   * milliseconds UTC.
   */
  first(server: number, at: number): WaitingRequest | null;
}

/** Reads the queue for the playout. Requests are played in order, and only while the schedule allows them. */
export function createRequestQueue(state: Pick<StationState, 'options' | 'store'>): RequestQueue {
  const timesOf = createRequestTimes(state);
  return {
    first(server, at) {
      const request = state.store.requests
        .waiting(server, at - REQUEST_LIFE_MS)
        .find((waiting) => waiting.state === 'approved' && waiting.requested_at <= at);
      return request && timesOf(server, at).until !== null ? request : null;
    },
  };
}
