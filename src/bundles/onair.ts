/** Classic script: every element, English and German, and divs in the place of tags. What most pages never need comes from `parts/`. */
import '../elements/station/define.js';
import '../elements/now-playing/define.js';
import '../elements/history/define.js';
import '../elements/vote/define.js';
import '../elements/player/define.js';
import { loadUsed } from '../elements/load-used.js';
import { upgradeDivs } from '../elements/upgrade-divs.js';

// The two that are large and on few pages.
loadUsed({
  'onair-schedule': () => import('../elements/schedule/define.js'),
  'onair-podcasts': () => import('../elements/podcasts/define.js'),
});

upgradeDivs();
