/** Re-export for `elements`, which isn't allowed to import `client`. */
export { loadChunk } from '../client/load-chunk.js';
