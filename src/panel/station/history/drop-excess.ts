/** Deletes the oldest plays past the limit, which each server has for itself. */
import type { History } from '../../store/history.js';

/** Plays deleted at a time: after the limit was lowered by much, deleting all at once would delay a request. */
const AT_A_TIME = 1000;

/** Returns whether there are more to delete. Plays that began at `before` or later (milliseconds, UTC) stay. */
export function dropExcess(history: History, server: number, limit: number, before?: number): boolean {
  const excess = history.count(server) - limit;
  if (excess > 0) history.dropOldest(server, Math.min(excess, AT_A_TIME), before);
  return excess > AT_A_TIME;
}
