/** Re-exported for the elements, which may not import the client. */
export { keepEarlyAnswer, v2Request } from '../client/early-answers.js';
export { limitTime } from '../client/time-limit.js';
