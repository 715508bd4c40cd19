import { secondsInDay } from 'date-fns/constants';
import { rangeOf, type Shown } from '../../schedule/week-days.js';
import { isZone } from '../../schedule/zone.js';
import { localZone, zoneByName } from '../format/zones.js';

/** The time zones that the visitor can choose. All are IANA names. */
export interface ZoneChoice {
  shown: string;
  /** Null until it is known. */
  station: string | null;
  local: string;
  /**
   * The zone that the page's author set, followed by the station's or the visitor's zone if the times in it differ.
   * Empty until the zones are known.
   */
  options: readonly string[];
}

/**
 * Returns the IANA name of the zone for `station`, `local` or an IANA name. For any other setting, returns the
 * station's zone, or the visitor's zone until the station's zone is known.
 */
export function resolveZone(setting: string, stationZone: string | null): string {
  if (setting === 'local') return localZone();
  if (setting && setting !== 'station' && isZone(setting)) return setting;
  return stationZone ?? localZone();
}

/**
 * `setting` is the value set by the page's author. While `isLoading` is true, the station's zone may still become
 * known.
 */
export function zoneChoice(
  setting: string,
  stationZone: string | null,
  shown: Shown,
  isLoading: boolean,
): ZoneChoice {
  const wanted = resolveZone(setting, stationZone);
  const local = localZone();
  const other = wanted === local ? stationZone : local;
  let options = [wanted];
  if (!stationZone && isLoading) options = [];
  else if (other && timesDiffer(wanted, other, shown)) options = [wanted, other];
  return { shown: shown.zone.name, station: stationZone, local, options };
}

/** Whether the times in two zones differ at any point of the shown days. */
function timesDiffer(a: string, b: string, shown: Shown): boolean {
  const { start_ts, end_ts } = rangeOf(shown);
  for (let ts = start_ts; ts <= end_ts; ts += secondsInDay / 2) {
    if (zoneByName(a).offsetAt(ts) !== zoneByName(b).offsetAt(ts)) return true;
  }
  return false;
}
