import type { StationRef } from './server-kind.js';

/**
 * Services host thousands of stations, so a page or relay waits at least this long between requests for the
 * same path.
 */
export const HOSTED_MIN_INTERVAL_MS = 15_000;

/**
 * Returns `alternatives` for a service that provides all of a station's data at one path. `name` matches
 * valid names.
 */
export function pathByName(
  name: RegExp,
  path: (station: string) => string,
): (ref: StationRef) => readonly (readonly string[])[] {
  return ({ station }) => (name.test(station) ? [[path(station)]] : []);
}
