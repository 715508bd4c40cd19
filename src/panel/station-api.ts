import { tokenResources } from './users/auth/token-routes.js';
import { channelResources, legacyChannels } from './station/channels/routes.js';
import { djResources, legacyDjs } from './station/djs/routes.js';
import { gridResources, legacyGrid } from './station/grid/routes.js';
import { historyResources, legacyHistory } from './station/history/routes.js';
import { musicResources } from './station/music/routes.js';
import { playlistResources } from './station/playlists/routes.js';
import { legacyPodcasts, podcastResources } from './station/podcasts/routes.js';
import type { LegacyResource } from './resources/legacy-resource.js';
import type { Resource } from './resources/resource.js';
import { legacyServers, serverResources } from './station/servers/routes.js';
import type { PanelState } from './state.js';

/** Declares the paths of the station API (v2) in the order in which they are matched. */
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
