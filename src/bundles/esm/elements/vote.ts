/** Module: registers `onair-vote`. */
import '../../../elements/vote/define.js';
