/** Of the script tag: what most pages need. */
import '../../elements/station/define.js';
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';

export { keepEarlyAnswer } from '../../station/early-answers.js';

export const vote = () => import('../../elements/vote/define.js');

/** What `onair.js` fetches beside this file. Said here, the bundler knows that they all find it loaded. */
export const beside = [
  () => import('./onair-player.js'),
  () => import('./onair-schedule.js'),
  () => import('./onair-podcasts.js'),
];
