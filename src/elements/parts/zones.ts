/** The zones of a page: by name, and the visitor's own. */
import { isZone, zoneNamed, zoneWith, type Zone } from '../../schedule/zone.js';

/** IANA name of the visitor's own zone; `UTC` where the browser does not tell. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

const zones = new Map<string, Zone>();

/**
 * A zone, with all that was looked up in it before. One that the browser does not know is the visitor's own: before
 * Chrome 95, Safari 15.4 and Firefox 91 that is every one.
 */
export function zoneOfName(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = isZone(name) ? zoneNamed(name) : visitorsZone()));
  return zone;
}

function visitorsZone(): Zone {
  const name = localZone();
  return zoneWith(name, name, (ts) => new Date(ts * 1000).getTimezoneOffset() * -60);
}
