/** The module of the script tag: one file with what most pages need. It loads the other elements from beside itself. */
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';
import '../../elements/station/define.js';
import { discoverer } from '../../elements/discover.js';

/** In this file: a page that is still being parsed only waits for its end. */
const here = () => Promise.resolve();

/** Loads the elements used in a shadow root. Those of the page itself are loaded without a call. */
export const discover = discoverer({
  'onair-station': here,
  'onair-now-playing': here,
  'onair-history': here,
  'onair-vote': () => import('./onair-vote.js'),
  'onair-player': () => import('./onair-player.js'),
  'onair-schedule': () => import('./onair-schedule.js'),
  'onair-podcasts': () => import('./onair-podcasts.js'),
});

discover(document);
