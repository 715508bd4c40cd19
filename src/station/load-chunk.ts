/** Re-export for `elements`, which may not import `client`. */
export { loadChunk } from '../client/load-chunk.js';
