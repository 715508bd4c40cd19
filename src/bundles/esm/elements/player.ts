/** Module: registers `onair-player`. */
import '../../../elements/player/define.js';
