/** Code that a feed loads after its first response, so that the page's own files load first. */
export { LiveEvents } from './live-events.js';
export { lookPastCaches } from './look-past-caches.js';
export { Tabs } from './tabs.js';
