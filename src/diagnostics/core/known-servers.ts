import { isKindName, kindRow, PRODUCTS } from '../../servers/kinds.js';
import { stationsAt } from '../../servers/station-address.js';
import { isStationName } from '../../servers/station-name.js';
import type { KnownStation } from './other-server.js';

/** Returns the names of all kinds as a list in this language, such as `A, B and C`. */
export function listKinds(lang: string): string {
  const labels = PRODUCTS.map((name) => kindRow(name).label);
  // Safari 14.0 has no list format.
  return 'ListFormat' in Intl ? new Intl.ListFormat(lang).format(labels) : labels.join(', ');
}

/** Whether the address may contain the name of a station, so its query must be kept. */
export function mayNameStation(address: string): boolean {
  return stationsAt(address).length > 0;
}

/** Whether the address contains the name of a station on a kind of server that no other kind shares. */
export function namesStation(address: string): boolean {
  return stationsAt(address).some(({ isCertain }) => isCertain);
}

/** Returns the station of a kind of server; null if the kind is unknown or the name can't be a station's. */
export function knownStation(kind: string | null, station: string, baseUrl: string): KnownStation | null {
  return isKindName(kind) && station && isStationName(station)
    ? { name: kind, baseUrl: kindRow(kind).host ?? baseUrl, station }
    : null;
}

/** Whether the station is on a service that determines its address. */
export function isHosted({ name }: KnownStation): boolean {
  return kindRow(name).host !== undefined;
}
