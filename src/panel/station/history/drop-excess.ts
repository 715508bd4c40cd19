import type { History } from '../../store/history.js';

/**
 * Maximum number of plays to delete per call. If the limit has been lowered, deleting all excess plays at once
 * would block other requests.
 */
const BATCH_SIZE = 1000;

/**
 * Deletes a server's oldest plays if there are more than `limit`. Plays that started at or after `before` (in
 * milliseconds UTC) are kept. Returns whether there are more plays to delete.
 */
export function dropExcess(history: History, server: number, limit: number, before?: number): boolean {
  const excess = history.count(server) - limit;
  if (excess > 0) history.dropOldest(server, Math.min(excess, BATCH_SIZE), before);
  return excess > BATCH_SIZE;
}
