import { StationFailure, Unreachable, Unreadable } from '../client/http/failures.js';

/** Turns whatever was thrown into a failure, so that no error of ours reaches the page. Null stands for a browser that is offline. */
export function failureOf(thrown: unknown, url: string): StationFailure {
  if (thrown instanceof StationFailure) return thrown;
  return thrown === null
    ? new Unreachable(url, 'offline')
    : new Unreadable(url, thrown instanceof Error ? thrown.message : 'nothing readable', thrown);
}
