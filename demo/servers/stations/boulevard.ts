/** The Shoutcast server's station: music for the car. */
import type { Station } from '../station.js';

export const boulevard: Station = {
  name: 'Boulevard 98',
  zone: 'UTC',
  music: [
    ['Dolores Valentine', 'Neon Palms', 'Valet Parking', 'Last Dance on Level Three'],
    ['Twin Carburetors', 'Overdrive', 'Chrome Heart', 'Kilometre Zero'],
    ['Sugar & the Satellites', 'Orbit My Way', 'Touchdown', 'Splashdown'],
    ['Manny Duarte', 'Ocean Drive', 'Two Tickets to Somewhere', 'Convertible'],
    ['La Machine à Danser', 'Samedi permanent', 'Boule à facettes', 'Encore un quart d’heure'],
    ['The Night Shift', 'Clock Out', 'Diner at Four', 'Neon Sign (Out of Order)'],
  ],
  live: { dj: 'DJ Marquee', title: 'The Midnight Mix' },
  shows: [],
};
