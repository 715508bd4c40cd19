import { isZone, zoneNamed, type Zone } from '../../../../schedule/zone.js';

/** Returns a time zone by name, or null if the name is unknown. */
export type FindZone = (name: string) => Zone | null;

const MAX_CACHED_ZONES = 20;

/**
 * Caches time zones, because finding them takes most of the time spent on an airing. Create one cache per
 * task.
 */
export function createFindZone(find: FindZone = platformZone): FindZone {
  const zones = new Map<string, Zone | null>();
  return (name) => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    if (zones.size === MAX_CACHED_ZONES) zones.clear();
    const zone = find(name);
    zones.set(name, zone);
    return zone;
  };
}

const platformZone: FindZone = (name) => (isZone(name) ? zoneNamed(name) : null);
