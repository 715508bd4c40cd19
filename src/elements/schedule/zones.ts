/** The zones that a week can be shown in. */
import { secondsInDay } from 'date-fns/constants';
import { rangeOf, type Shown } from '../../schedule/week-days.js';
import { isZone } from '../../schedule/zone.js';
import { localZone, zoneByName } from '../format/zones.js';

/** IANA names. */
export interface ShownZones {
  shown: string;
  /** Null while nobody knows it. */
  station: string | null;
  local: string;
  /** The zone that was asked for; and the other one, where its times are others. Empty while that is not known yet. */
  choice: readonly string[];
}

/** The zone for what an author or a visitor asked: the station's unless it says otherwise, the visitor's while nobody knows that. */
export function zoneFor(asked: string, station: string | null): string {
  if (asked === 'local') return localZone();
  return asked && asked !== 'station' && isZone(asked) ? asked : (station ?? localZone());
}

/** `wished` by the page's author. What is shown may be another one by the visitor's choice. `isLoading`: the station's may still come. */
export function shownZones(
  wished: string,
  station: string | null,
  shown: Shown,
  isLoading: boolean,
): ShownZones {
  const asked = zoneFor(wished, station);
  const local = localZone();
  const other = asked === local ? station : local;
  const choice = other && haveOtherTimes(asked, other, shown) ? [asked, other] : [asked];
  return { shown: shown.zone.name, station, local, choice: !station && isLoading ? [] : choice };
}

/** Whether two zones show different times anywhere in what is shown. */
function haveOtherTimes(a: string, b: string, shown: Shown): boolean {
  const { start_ts, end_ts } = rangeOf(shown);
  for (let ts = start_ts; ts <= end_ts; ts += secondsInDay / 2) {
    if (zoneByName(a).offsetAt(ts) !== zoneByName(b).offsetAt(ts)) return true;
  }
  return false;
}
