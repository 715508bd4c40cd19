/** The time of day in the station's time zone. */
import { secondsInMinute } from 'date-fns/constants';
import { secondOfDay } from '../../../schedule/wall-text.js';
import { zoneNamed } from '../../../schedule/zone.js';

/** Returns the minutes since local midnight, with seconds as a fraction. `ts` is in milliseconds, UTC. */
export type MinuteOfDay = (ts: number) => number;

/** Throws a RangeError if the time zone is unknown. */
export function createMinuteOfDay(zone: string): MinuteOfDay {
  const { wallAt } = zoneNamed(zone);
  return (ts) => secondOfDay(wallAt(ts / 1000)) / secondsInMinute;
}
