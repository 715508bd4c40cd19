/** For elements, which load parts, too, and know no client. */
export { loadPart } from '../client/load-part.js';
