import { StationFailure, Unreachable, Unreadable } from '../client/http/failures.js';

/** Converts anything thrown into a failure, so that no error reaches the page. Pass null if the browser is offline. */
export function failureOf(thrown: unknown, url: string): StationFailure {
  if (thrown instanceof StationFailure) return thrown;
  return thrown === null
    ? new Unreachable(url, 'offline')
    : new Unreadable(url, thrown instanceof Error ? thrown.message : 'nothing readable', thrown);
}
