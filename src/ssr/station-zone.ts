/**
 * In:  a station.
 * Out: the time zone that its schedule is in.
 */
import { commonZone } from '../station/lists/week.js';
import type { Station } from '../station/station.js';

/** How long one without a zone is left alone: milliseconds. */
const REST = 60_000;

const zones = new WeakMap<Station, Promise<string | null>>();

/** Null where it names none, and where the panel does not answer. Never rejects. A zone is asked for once. */
export function stationZone(station: Station): Promise<string | null> {
  const before = zones.get(station);
  if (before) return before;
  const zone = askZone(station);
  zones.set(station, zone);
  void zone.then((name) => {
    if (!name) setTimeout(() => zones.delete(station), REST).unref();
  });
  return zone;
}

function askZone(station: Station): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = station.week.subscribe(({ status, records }) => {
      if (status === 'loading') return;
      resolve(commonZone(records));
      // It may be called before there is something to stop.
      setTimeout(() => stop());
    });
  });
}
