/** The time of day in the station's zone. */
import { secondsInMinute } from 'date-fns/constants';
import { secondOfDay } from '../../../schedule/wall-text.js';
import { zoneNamed } from '../../../schedule/zone.js';

/** Minutes since local midnight at a moment in milliseconds UTC, seconds as the fraction. */
export type MinuteOfDay = (ts: number) => number;

/** Throws RangeError for a zone that the machine doesn't know. */
export function createMinuteOfDay(zone: string): MinuteOfDay {
  const { wallAt } = zoneNamed(zone);
  return (ts) => secondOfDay(wallAt(ts / 1000)) / secondsInMinute;
}
