/** Module: registers `onair-history`. */
import '../../../elements/history/define.js';
