/** Of the script tag: `onair-schedule`. */
import '../../elements/schedule/define.js';
