/**
 * Module for script tags. Contains the elements that most pages use. The other elements are loaded from the same
 * folder.
 */
import '../../elements/page/check-natives.js';
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';
import '../../elements/station/define.js';
import { discoverer } from '../../elements/discover.js';

/** For elements in this file, which are registered when the page has been parsed. */
const included = () => Promise.resolve();

/** Loads the elements of a shadow root. The elements of the document are loaded automatically. */
export const discover = discoverer({
  'onair-station': included,
  'onair-now-playing': included,
  'onair-history': included,
  'onair-vote': () => import('./onair-vote.js'),
  'onair-player': () => import('./onair-player.js'),
  'onair-schedule': () => import('./onair-schedule.js'),
  'onair-podcasts': () => import('./onair-podcasts.js'),
  'onair-charts': () => import('./onair-charts.js'),
  'onair-requests': () => import('./onair-requests.js'),
});

discover(document);
