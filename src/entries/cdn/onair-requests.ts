/** Chunk of the script tag that registers `onair-requests`. */
import '../../elements/requests/define.js';
