/** Of the script tag: `onair-player`. */
import '../../elements/player/define.js';
