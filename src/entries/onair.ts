/** Module for bundlers: loads only the elements that the page uses; divs in the place of tags work too. */
import { discoverer } from '../elements/discover.js';

/** Loads the elements used in a shadow root. Those of the page itself are loaded without a call. */
export const discover = discoverer({
  'onair-station': () => import('../elements/station/define.js'),
  'onair-now-playing': () => import('../elements/now-playing/define.js'),
  'onair-history': () => import('../elements/history/define.js'),
  'onair-vote': () => import('../elements/vote/define.js'),
  'onair-player': () => import('../elements/player/define.js'),
  'onair-schedule': () => import('../elements/schedule/define.js'),
  'onair-podcasts': () => import('../elements/podcasts/define.js'),
});

if (globalThis.document) discover(document);
