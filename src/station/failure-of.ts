import { StationFailure, Unreachable, Unreadable } from '../client/failures.js';

/** What was thrown, as a failure: whatever goes wrong in here must not become an error of somebody else's page. Null stands for a browser that is offline. */
export function failureOf(thrown: unknown, url: string): StationFailure {
  if (thrown instanceof StationFailure) return thrown;
  return thrown === null
    ? new Unreachable(url, 'offline')
    : new Unreadable(url, thrown instanceof Error ? thrown.message : 'nothing readable', thrown);
}
