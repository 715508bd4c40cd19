import { commonZone } from '../station/lists/week.js';
import type { Station } from '../station/station.js';

/** Time to wait before requesting the zone again if it couldn't be read or doesn't exist. */
const RETRY_AFTER_MS = 60_000;

const zones = new WeakMap<Station, Promise<string | null>>();

/**
 * Returns the time zone of the station's schedule. Resolves with null if the schedule doesn't specify one or the panel
 * doesn't respond. Never rejects. After the zone is known, it isn't requested again.
 */
export function stationZone(station: Station): Promise<string | null> {
  const before = zones.get(station);
  if (before) return before;
  const zone = readZone(station);
  zones.set(station, zone);
  void zone.then((name) => {
    if (!name) setTimeout(() => zones.delete(station), RETRY_AFTER_MS).unref();
  });
  return zone;
}

function readZone(station: Station): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = station.week.subscribe(({ status, records }) => {
      if (status === 'loading') return;
      resolve(commonZone(records));
      // The listener may be called before `stop` is assigned.
      setTimeout(() => stop());
    });
  });
}
