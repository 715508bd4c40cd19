/** Module: registers `onair-podcasts`. */
import '../../../elements/podcasts/define.js';
