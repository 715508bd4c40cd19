import { isZone, zoneNamed, type Zone } from '../../../../schedule/zone.js';

/** Returns a zone by its name; null if the platform doesn't know it. */
export type FindZone = (name: string) => Zone | null;

const MAX_CACHED_ZONES = 20;

/** Caches zones, since looking one up takes most of the time that an airing needs. Create one per task. */
export function createFindZone(): FindZone {
  const zones = new Map<string, Zone | null>();
  return (name) => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    if (zones.size === MAX_CACHED_ZONES) zones.clear();
    const zone = isZone(name) ? zoneNamed(name) : null;
    zones.set(name, zone);
    return zone;
  };
}
