/** Module for bundlers. Loads only the elements that the page uses, either as tags or as `<div data-onair>`. */
import { discoverer } from '../elements/discover.js';

/** Loads the elements of a shadow root. The elements of the document are loaded automatically. */
export const discover = discoverer({
  'onair-station': () => import('../elements/station/define.js'),
  'onair-now-playing': () => import('../elements/now-playing/define.js'),
  'onair-history': () => import('../elements/history/define.js'),
  'onair-vote': () => import('../elements/vote/define.js'),
  'onair-player': () => import('../elements/player/define.js'),
  'onair-schedule': () => import('../elements/schedule/define.js'),
  'onair-podcasts': () => import('../elements/podcasts/define.js'),
  'onair-charts': () => import('../elements/charts/define.js'),
  'onair-requests': () => import('../elements/requests/define.js'),
});

if (globalThis.document) discover(document);
