/** The libraries of a new panel's stations: invented albums with three tracks each. */
import type { Album } from './album.js';
import { crossing } from './crossing.js';
import { curiosities } from './curiosities.js';
import { daylight } from './daylight.js';
import { evening } from './evening.js';
import { morning } from './morning.js';
import { night } from './night.js';

/** Sixty tracks, with a playlist for each part of the day. */
export const meridianAlbums: Album[] = [...daylight, ...morning, ...evening, ...night];

/** Half of the albums of Radio Meridian. */
export const ferryAlbums: Album[] = [...evening, ...night];

/** Titles in other scripts, with markup, or of extreme lengths. */
export const edgeCaseAlbums: Album[] = [...crossing, ...curiosities];
