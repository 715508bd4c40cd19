/** Module: registers `onair-schedule`. */
import '../../../elements/schedule/define.js';
