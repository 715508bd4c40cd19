/** Text for visitors, in English. */
export * from './common.js';
export * from './audience.js';
export * from './off-air.js';
export * from './search.js';
export * from './votes.js';
export * from './links.js';
export * from './player.js';
export * from './podcasts.js';
export * from './schedule.js';
