/** The lists of a station. They are loaded together, because pages that need one usually need another. */
export { channelsOf } from './channels.js';
export { podcastsOf } from './podcasts.js';
export { serverName } from './server-name.js';
export { scheduleOf, showsOf } from './shows.js';
