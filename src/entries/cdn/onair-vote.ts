/** Of the script tag: `onair-vote`. */
import '../../elements/vote/define.js';
