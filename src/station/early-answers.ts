/** The room's door to the client's early answers: elements know no client. */
export { keepEarlyAnswer, v2Request } from '../client/early-answers.js';
