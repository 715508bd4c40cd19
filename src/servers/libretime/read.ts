/**
 * LibreTime, Airtime and Airtime Pro: what their public API answers, as records of our contract. It is about one station, so
 * `station` says nothing.
 */
import type { ServerKind } from '../server-kind.js';
import { readNewest } from './newest.js';
import { readWeek, weekWays } from './week.js';

export const libretime: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: 'callback',
  // One show is the one on air, where there is one. Other zones than UTC are ignored, some of them.
  newest: { alternatives: () => [['/api/live-info-v2?days=1&shows=1&timezone=UTC']], read: readNewest },
  week: { alternatives: weekWays, read: readWeek },
  channels: null,
  podcasts: null,
};
