/** Chunk of `onair.js` that registers `onair-requests`. */
import '../../elements/requests/define.js';
