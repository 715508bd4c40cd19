/** The lists that a station loads together: pages that need one of them usually need another. */
export { channelsOf } from './channels.js';
export { serverName } from './server-name.js';
export { scheduleOf, showsOf } from './shows.js';
