/** Module: loads only the elements that the page uses; divs in the place of tags work too. */
import { loadUsed } from '../../elements/load-used.js';

loadUsed({
  'onair-station': () => import('../../elements/station/define.js'),
  'onair-now-playing': () => import('../../elements/now-playing/define.js'),
  'onair-history': () => import('../../elements/history/define.js'),
  'onair-vote': () => import('../../elements/vote/define.js'),
  'onair-player': () => import('../../elements/player/define.js'),
  'onair-schedule': () => import('../../elements/schedule/define.js'),
  'onair-podcasts': () => import('../../elements/podcasts/define.js'),
  'div[data-onair]': async () => (await import('../../elements/upgrade-divs.js')).upgradeDivs(),
});
