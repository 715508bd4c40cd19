import { startAzuraCast } from './azuracast.js';
import { startCentova } from './centova.js';
import { startIcecast } from './icecast.js';
import { startJson } from './json.js';
import { startLibreTime } from './libretime.js';
import { startShoutcast } from './shoutcast.js';
import { startSonicPanel } from './sonicpanel.js';

/** Starts a server of each kind. */
export const OTHER_SERVERS = {
  azuracast: startAzuraCast,
  icecast: startIcecast,
  libretime: startLibreTime,
  shoutcast: startShoutcast,
  sonicpanel: startSonicPanel,
  centova: startCentova,
  json: startJson,
};

/**
 * Attributes of a tag that shows the station of such a server. The argument is the server's URL. Other kinds need only
 * `base-url`.
 */
export const STATION_ATTRIBUTES: Record<string, (url: string) => Record<string, string>> = {
  sonicpanel: () => ({ station: '8042' }),
  centova: () => ({ station: 'meridian' }),
  json: (url) => ({
    'base-url': `${url}/now.php?station=meridian`,
    map: 'title: now.song.name, artist: now.song.by, start: now.began, length: now.seconds, history: before',
  }),
};

export type OtherKind = keyof typeof OTHER_SERVERS;
