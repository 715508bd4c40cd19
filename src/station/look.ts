/** Re-exported for the elements, which may not import the client. */
export type { StationFailure } from '../client/failures.js';
export { askJsonp } from '../client/ask-jsonp.js';
export { look } from '../client/look.js';
