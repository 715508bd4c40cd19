/** The library of a new panel: forty invented albums with three tracks each. */
import type { Album } from './album.js';
import { crossing } from './crossing.js';
import { curiosities } from './curiosities.js';
import { daylight } from './daylight.js';
import { night } from './night.js';

export const albums: Album[] = [...daylight, ...crossing, ...night, ...curiosities];
