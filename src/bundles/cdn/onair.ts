/** The module of a script tag: what most pages need, in one file; the rest comes from beside it when a page uses it. */
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';
import '../../elements/station/define.js';
import { discoverer } from '../../elements/discover.js';

/** Loads the elements used in a shadow root, which the page's own look does not see. The page itself is looked at already. */
export const discover = discoverer({
  'onair-vote': () => import('./onair-vote.js'),
  'onair-player': () => import('./onair-player.js'),
  'onair-schedule': () => import('./onair-schedule.js'),
  'onair-podcasts': () => import('./onair-podcasts.js'),
});

discover(document);
