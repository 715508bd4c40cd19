/** The libraries of a new panel's stations: invented albums with three tracks each. */
import type { Album } from './album.js';
import { crossing } from './crossing.js';
import { curiosities } from './curiosities.js';
import { daylight } from './daylight.js';
import { evening } from './evening.js';
import { morning } from './morning.js';
import { night } from './night.js';

/** The library contains sixty tracks, and there is a playlist for each part of the day. */
export const meridianAlbums: Album[] = [...daylight, ...morning, ...evening, ...night];

/** Half of the albums of Radio Meridian. */
export const ferryAlbums: Album[] = [...evening, ...night];

/** Albums whose titles are in other scripts, contain markup, or are extremely short or long. */
export const edgeCaseAlbums: Album[] = [...crossing, ...curiosities];
