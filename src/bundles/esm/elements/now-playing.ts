/** Module: registers `onair-now-playing`. */
import '../../../elements/now-playing/define.js';
