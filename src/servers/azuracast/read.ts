/** AzuraCast: what its public API answers, as records of our contract. `station` is a short name or a number. */
import type { ServerKind } from '../server-kind.js';
import { readChannels } from './channels.js';
import { readNewest } from './newest.js';
import { podcastWays, readPodcasts } from './podcasts.js';
import { nowPlayingPaths } from './station.js';
import { readStations } from './stations.js';
import { readWeek, weekWays } from './week.js';

export const azuracast: ServerKind = {
  can: { history: 'recent', times: true, lengths: true },
  callback: null,
  newest: { ways: (place) => nowPlayingPaths(place).map((path) => [path]), read: readNewest },
  week: { ways: weekWays, read: readWeek },
  channels: { ways: (place) => nowPlayingPaths(place).map((path) => [path]), read: readChannels },
  podcasts: { ways: podcastWays, read: readPodcasts },
  stations: { ways: (place) => nowPlayingPaths(place).map((path) => [path]), read: readStations },
};
