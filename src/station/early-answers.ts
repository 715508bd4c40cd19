/** Re-exported for the elements, which may not import the client. */
export { keepEarlyAnswer, v2Request } from '../client/early-answers.js';
export { isPage } from '../client/fetch-from-host.js';
export { limitTime } from '../client/time-limit.js';
