import type { History } from '../../store/history.js';

/** Maximum number of plays per call. After the limit was lowered, deleting all excess plays at once would block requests. */
const BATCH_SIZE = 1000;

/**
 * Deletes the oldest plays of a server beyond `limit`. Plays that started at `before` (milliseconds UTC) or later stay.
 * Returns whether there are more to delete.
 */
export function dropExcess(history: History, server: number, limit: number, before?: number): boolean {
  const excess = history.count(server) - limit;
  if (excess > 0) history.dropOldest(server, Math.min(excess, BATCH_SIZE), before);
  return excess > BATCH_SIZE;
}
