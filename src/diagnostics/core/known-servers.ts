import { kindRow, PRODUCTS } from '../../servers/kinds.js';
import { stationsAt } from '../../servers/station-address.js';

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
