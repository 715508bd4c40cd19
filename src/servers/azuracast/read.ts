/** Reads AzuraCast through its public API. `station` is a short name or a number. */
import type { ServerKind } from '../server-kind.js';
import { readChannels } from './channels.js';
import { readEvent } from './events.js';
import { readNewest } from './newest.js';
import { podcastAlternatives, readPodcasts } from './podcasts.js';
import { nowPlayingPaths } from './station.js';
import { requests } from './requests.js';
import { readStations } from './stations.js';
import { readWeek, weekAlternatives } from './week.js';

export const azuracast: ServerKind = {
  // Files have lengths, but streams and playlists that Liquidsoap relays don't.
  capabilities: { history: 'recent', times: true, lengths: false },
  callback: null,
  newest: { alternatives: (ref) => nowPlayingPaths(ref).map((path) => [path]), read: readNewest },
  readEvent,
  week: { alternatives: weekAlternatives, read: readWeek },
  channels: { alternatives: (ref) => nowPlayingPaths(ref).map((path) => [path]), read: readChannels },
  podcasts: { alternatives: podcastAlternatives, read: readPodcasts },
  requests,
  stations: { alternatives: (ref) => nowPlayingPaths(ref).map((path) => [path]), read: readStations },
};
