/** For elements, which load parts, too, and know no client. */
export { loadChunk } from '../client/load-chunk.js';
