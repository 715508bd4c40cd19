/**
 * Reads LibreTime, Airtime and Airtime Pro through their public API. These servers have one station each, so
 * `station` is ignored.
 */
import type { ServerKind } from '../server-kind.js';
import { readNewest } from './newest.js';
import { METADATA_PATH, readChannels, readServerName } from './station.js';
import { readWeek, weekAlternatives } from './week.js';

export const libretime: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: 'callback',
  // With `shows=1`, only the current show is included. `timezone` must be UTC, because the server ignores
  // some other zones.
  newest: {
    // Before 2.5.2, Airtime has only the second path.
    alternatives: () => [['/api/live-info-v2?days=1&shows=1&timezone=UTC'], ['/api/live-info']],
    read: readNewest,
  },
  // Airtime returns an error, and so does LibreTime if the station has no logo.
  picture: ({ baseUrl }) => `${baseUrl}/api/station-logo`,
  name: { alternatives: () => [[METADATA_PATH]], read: readServerName },
  week: { alternatives: weekAlternatives, read: readWeek },
  channels: { alternatives: () => [[METADATA_PATH]], read: readChannels },
  podcasts: null,
};
