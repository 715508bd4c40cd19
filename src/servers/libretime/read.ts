/**
 * Reads LibreTime, Airtime and Airtime Pro via their public API. Such a server has one station, so `station` is
 * ignored.
 */
import type { ServerKind } from '../server-kind.js';
import { readNewest } from './newest.js';
import { readWeek, weekAlternatives } from './week.js';

export const libretime: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: 'callback',
  // With `shows=1`, the only show is the current one. `timezone` must be UTC, because some other zones are ignored.
  newest: { alternatives: () => [['/api/live-info-v2?days=1&shows=1&timezone=UTC']], read: readNewest },
  week: { alternatives: weekAlternatives, read: readWeek },
  channels: null,
  podcasts: null,
};
