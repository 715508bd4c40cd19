/**
 * Reads LibreTime, Airtime and Airtime Pro via their public API. Such a server has one station, so `station` is
 * ignored.
 */
import type { ServerKind } from '../server-kind.js';
import { readNewest } from './newest.js';
import { METADATA_PATH, readChannels, readStationName } from './station.js';
import { readWeek, weekAlternatives } from './week.js';

export const libretime: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: 'callback',
  // With `shows=1`, the only show is the current one. `timezone` must be UTC, because some other zones are ignored.
  newest: {
    // Airtime before 2.5.2 has only the second path.
    alternatives: () => [['/api/live-info-v2?days=1&shows=1&timezone=UTC'], ['/api/live-info']],
    read: readNewest,
  },
  // Airtime and stations without a logo respond with an error.
  picture: ({ baseUrl }) => `${baseUrl}/api/station-logo`,
  name: { alternatives: () => [[METADATA_PATH]], read: readStationName },
  week: { alternatives: weekAlternatives, read: readWeek },
  channels: { alternatives: () => [[METADATA_PATH]], read: readChannels },
  podcasts: null,
};
