import { StationFailure, Unreadable } from '../client/http/failures.js';

/** Converts anything thrown into a failure, so that no error reaches the page. */
export function failureOf(thrown: unknown, url: string): StationFailure {
  if (thrown instanceof StationFailure) return thrown;
  return new Unreadable(url, thrown instanceof Error ? thrown.message : 'nothing readable', thrown);
}
