/** The zones that a week can be shown in. */
import { rangeOf, type Shown } from '../../schedule/week-days.js';
import { isZone, zoneNamed, type Zone } from '../../schedule/zone.js';

/** IANA names. */
export interface ShownZones {
  shown: string;
  /** Null while nobody knows it. */
  station: string | null;
  local: string;
  /** The zone that was asked for; and the other one, where its times are others. Empty while that is not known yet. */
  choice: readonly string[];
}

/** The visitor's own. */
export function localZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return name && isZone(name) ? name : 'UTC';
}

/** The zone for what an author or a visitor asked: the station's unless it says otherwise, the visitor's while nobody knows that. */
export function zoneFor(asked: string, station: string | null): string {
  if (asked === 'local') return localZone();
  return asked && asked !== 'station' && isZone(asked) ? asked : (station ?? localZone());
}

const zones = new Map<string, Zone>();

/** What it has looked up in a zone it remembers. */
export function zoneOfName(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = zoneNamed(name)));
  return zone;
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
  for (let ts = start_ts; ts <= end_ts; ts += 43_200) {
    if (zoneOfName(a).offsetAt(ts) !== zoneOfName(b).offsetAt(ts)) return true;
  }
  return false;
}
