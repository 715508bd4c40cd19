import type { History } from '../../store/history.js';

/**
 * Maximum number of plays to delete per call. When the limit is lowered, deleting all excess plays at once would
 * block requests.
 */
const BATCH_SIZE = 1000;

/**
 * Deletes a server's oldest plays beyond `limit`. Plays that started at or after `before` (milliseconds UTC) are
 * kept. Returns whether more remain to be deleted.
 */
export function dropExcess(history: History, server: number, limit: number, before?: number): boolean {
  const excess = history.count(server) - limit;
  if (excess > 0) history.dropOldest(server, Math.min(excess, BATCH_SIZE), before);
  return excess > BATCH_SIZE;
}
