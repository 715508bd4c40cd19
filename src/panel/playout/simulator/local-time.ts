/** Determines the time of day in the station's time zone. */
import { secondsInMinute } from 'date-fns/constants';
import { secondOfDay } from '../../../schedule/wall-text.js';
import { zoneNamed } from '../../../schedule/zone.js';

/** Returns the minutes since local midnight, with seconds as a fraction. `ts` is in milliseconds, UTC. */
export type MinuteOfDay = (ts: number) => number;

/** Returns the local weekday, from 1 (Monday) to 7. `ts` is in milliseconds, UTC. */
export type Weekday = (ts: number) => string;

/** Throws a RangeError if the time zone is unknown. */
export function createMinuteOfDay(zone: string): MinuteOfDay {
  const { wallAt } = zoneNamed(zone);
  return (ts) => secondOfDay(wallAt(ts / 1000)) / secondsInMinute;
}

/** Throws a RangeError if the time zone is unknown. */
export function createWeekday(zone: string): Weekday {
  const { wallAt } = zoneNamed(zone);
  return (ts) => String(new Date(wallAt(ts / 1000) * 1000).getUTCDay() || 7);
}
