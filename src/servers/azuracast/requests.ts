import type { SongRequests } from '../server-kind.js';
import { stationPath } from './station.js';

/** AzuraCast lists the songs of the playlists that allow requests and are scheduled now. If there are none, the list fails. */
export const requests: SongRequests = {
  songsPath: (ref, { text, offset, limit }) =>
    stationPath(
      ref,
      `requests?per_page=${limit}&page=${offset / limit + 1}&searchPhrase=${encodeURIComponent(text)}`,
    ),
  requestPath: (ref, id) => stationPath(ref, `request/${encodeURIComponent(id)}`),
  load: () => import('./songs.js'),
};
