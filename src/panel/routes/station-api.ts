/** Every path of the station API, v2 and legacy, in the order in which they are tried. */
import type { PanelState } from '../state.js';
import type { LegacyResource } from '../wire/legacy-resource.js';
import type { Resource } from '../wire/resource.js';
import { channelResources, legacyChannels } from './channels.js';
import { djResources, legacyDjs } from './djs.js';
import { gridResources, legacyGrid } from './grid.js';
import { historyResources, legacyHistory } from './history.js';
import { musicResources } from './music.js';
import { playlistResources } from './playlists.js';
import { legacyPodcasts, podcastResources } from './podcasts.js';
import { legacyServers, serverResources } from './servers.js';
import { tokenResources } from './token.js';

export function stationResources(state: PanelState): Resource[] {
  return [
    tokenResources,
    serverResources,
    channelResources,
    historyResources,
    playlistResources,
    podcastResources,
    musicResources,
    djResources,
    gridResources,
  ].flatMap((resources) => resources(state));
}

export function legacyResources(state: PanelState): LegacyResource[] {
  return [legacyServers, legacyChannels, legacyHistory, legacyDjs, legacyGrid, legacyPodcasts].map(
    (resource) => resource(state),
  );
}
