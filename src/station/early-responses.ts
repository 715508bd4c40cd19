/** Re-exports for `elements`, which isn't allowed to import `client`. */
export { keepEarlyResponse, v2Request } from '../client/http/early-responses.js';
export { isPage } from '../client/http/fetch-from-host.js';
export { limitTime } from '../client/http/time-limit.js';
