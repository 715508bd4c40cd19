import { kindRow, SERVER_KIND_NAMES, type ServerKindName } from './kinds.js';
import type { StationRef } from './server-kind.js';
import { isStationName } from './station-name.js';

/** A station that a URL identifies. */
export interface LocatedStation extends StationRef {
  readonly name: ServerKindName;
  /** False if other kinds of servers may also use such a URL. */
  readonly isCertain: boolean;
}

/**
 * Returns the stations to which the URL of a page, player, stream or API may belong. `typed` includes the
 * query, and may lack the scheme. Most URLs don't identify a station, so the list is usually empty.
 */
export function stationsAt(typed: string): readonly LocatedStation[] {
  const address =
    /^\w+:/.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  return [true, false].flatMap((isCertain) =>
    SERVER_KIND_NAMES.flatMap((name) => {
      const row = kindRow(name);
      const match = (isCertain ? row.address : row.stream)?.exec(address);
      const station = decoded(match?.slice(1).find(Boolean) ?? '');
      const baseUrl = row.host ?? /^https?:\/\/[^/?#@]+(?=\/)/i.exec(address)?.[0];
      return station && baseUrl && isStationName(station) ? [{ name, baseUrl, station, isCertain }] : [];
    }),
  );
}

/** Returns '' if the percent-encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
