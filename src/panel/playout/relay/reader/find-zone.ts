import { isZone, zoneNamed, type Zone } from '../../../../schedule/zone.js';

/** Returns the zone of a name; null if the platform doesn't know it. */
export type FindZone = (name: string) => Zone | null;

/** As many zones are kept. */
const MOST = 20;

/** Looks up each name once, which takes most of the time that an airing takes. Keep it for one piece of work. */
export function createFindZone(): FindZone {
  const zones = new Map<string, Zone | null>();
  return (name) => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    if (zones.size === MOST) zones.clear();
    const zone = isZone(name) ? zoneNamed(name) : null;
    zones.set(name, zone);
    return zone;
  };
}
