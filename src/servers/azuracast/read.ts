/** Reads AzuraCast by its public API. `station` is a short name or a number. */
import type { ServerKind } from '../server-kind.js';
import { readChannels } from './channels.js';
import { readNewest } from './newest.js';
import { podcastWays, readPodcasts } from './podcasts.js';
import { nowPlayingPaths } from './station.js';
import { readStations } from './stations.js';
import { readWeek, weekWays } from './week.js';

export const azuracast: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: null,
  newest: { alternatives: (place) => nowPlayingPaths(place).map((path) => [path]), read: readNewest },
  week: { alternatives: weekWays, read: readWeek },
  channels: { alternatives: (place) => nowPlayingPaths(place).map((path) => [path]), read: readChannels },
  podcasts: { alternatives: podcastWays, read: readPodcasts },
  stations: { alternatives: (place) => nowPlayingPaths(place).map((path) => [path]), read: readStations },
};
