/** Chunk of the script tag that registers `onair-charts`. */
import '../../elements/charts/define.js';
