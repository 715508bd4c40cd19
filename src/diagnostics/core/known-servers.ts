import { readMap } from '../../servers/json/map.js';
import { isKindName, kindRow, PRODUCTS } from '../../servers/kinds.js';
import { stationsAt } from '../../servers/station-address.js';
import { isStationName } from '../../servers/station-name.js';
import type { KnownStation } from './other-server.js';

/** Returns the names of all kinds as a list in a language, such as `A, B and C`. */
export function listKinds(lang: string): string {
  const labels = PRODUCTS.map((name) => kindRow(name).label);
  // Safari 14.0 doesn't support `Intl.ListFormat`.
  return 'ListFormat' in Intl ? new Intl.ListFormat(lang).format(labels) : labels.join(', ');
}

/** Whether the URL may contain the name of a station, so that its query must be kept. */
export function mayNameStation(address: string): boolean {
  return stationsAt(address).length > 0;
}

/** Whether the URL contains a station's name in a form that only one kind of server uses. */
export function namesStation(address: string): boolean {
  return stationsAt(address).some(({ isCertain }) => isCertain);
}

/**
 * Returns the station of a kind of server; null if the kind is unknown or the name isn't valid. For `json`, the station
 * is the map, and `baseUrl` is the URL of the response.
 */
export function knownStation(kind: string | null, station: string, baseUrl: string): KnownStation | null {
  if (!isKindName(kind) || !station) return null;
  const { host, hasMap } = kindRow(kind);
  return (hasMap ? isMap(station) : isStationName(station))
    ? { name: kind, baseUrl: host ?? baseUrl, station }
    : null;
}

function isMap(text: string): boolean {
  try {
    return !!readMap(text);
  } catch {
    return false;
  }
}

/** Returns the check page's parameters for a station; {} if `source` is unknown. */
export function stationParameters(source: string, station: string): Record<string, string> {
  if (!isKindName(source) || !station) return {};
  return { source, [kindRow(source).hasMap ? 'map' : 'station']: station };
}

/** Whether stations of this kind are always on a hosting service, which determines their URLs. */
export const isHostedKind = (source: string): boolean =>
  isKindName(source) && kindRow(source).host !== undefined;

/** Whether the station is on a hosting service, which determines its URL. */
export function isHosted({ name }: KnownStation): boolean {
  return isHostedKind(name);
}

/** Whether a map describes the station's response. */
export function isMapped({ name }: KnownStation): boolean {
  return kindRow(name).hasMap === true;
}
