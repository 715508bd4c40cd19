import { isZone, zoneNamed, zoneWith, type Zone } from '../../schedule/zone.js';

/** Returns the IANA name of the visitor's zone; `UTC` if the browser doesn't report it. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

const zones = new Map<string, Zone>();

/**
 * Returns the zone for an IANA name. Zones are cached together with their offsets. Returns the visitor's zone if the
 * browser doesn't know the name. Browsers before Chrome 95, Safari 15.4 and Firefox 91 don't know any of the names.
 */
export function zoneByName(name: string): Zone {
  const zone = zones.get(name) ?? (isZone(name) ? zoneNamed(name) : visitorsZone());
  zones.set(name, zone);
  return zone;
}

function visitorsZone(): Zone {
  const name = localZone();
  return zoneWith(name, name, (ts) => new Date(ts * 1000).getTimezoneOffset() * -60);
}
