/** Classic script: every element, English and German, and divs in the place of tags. */
import '../elements/station/define.js';
import '../elements/now-playing/define.js';
import '../elements/history/define.js';
import '../elements/vote/define.js';
import { upgradeDivs } from '../elements/upgrade-divs.js';

upgradeDivs();
