/** Of the script tag: `onair-podcasts`. */
import '../../elements/podcasts/define.js';
