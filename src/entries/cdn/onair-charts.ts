/** Chunk of `onair.js` that registers `onair-charts`. */
import '../../elements/charts/define.js';
