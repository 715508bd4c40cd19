/** Module: registers `onair-station`. */
import '../../../elements/station/define.js';
