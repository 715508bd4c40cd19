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

export type OtherKind = keyof typeof OTHER_SERVERS;
