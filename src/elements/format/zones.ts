/** The zones of a page: by name, and the visitor's own. */
import { isZone, zoneNamed, zoneWith, type Zone } from '../../schedule/zone.js';

/** IANA name of the visitor's own zone; `UTC` where the browser does not tell. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

const zones = new Map<string, Zone>();

/**
 * A zone, cached with the offsets that it has looked up. For a name that the browser does not know (before Chrome 95,
 * Safari 15.4 and Firefox 91 every name) it is the visitor's own.
 */
export function zoneByName(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = isZone(name) ? zoneNamed(name) : visitorsZone()));
  return zone;
}

function visitorsZone(): Zone {
  const name = localZone();
  return zoneWith(name, name, (ts) => new Date(ts * 1000).getTimezoneOffset() * -60);
}
