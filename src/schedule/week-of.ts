import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { startOfWeek, type StartOfWeekOptions } from 'date-fns/startOfWeek';
import { dateAt } from './calendar.js';
import type { Shown } from './week-days.js';
import type { Zone } from './zone.js';

/**
 * Returns the first day of the week that contains a Unix second. `firstWeekday` is numbered as in `Intl.Locale`: 1 for
 * Monday, 7 for Sunday.
 */
export function weekOf(now: number, zone: Zone, firstWeekday: number): number {
  // date-fns numbers weekdays from 0 for Sunday.
  const weekStartsOn = (firstWeekday % 7) as StartOfWeekOptions['weekStartsOn'];
  return getUnixTime(startOfWeek(dateAt(zone.wallAt(now)), { weekStartsOn }));
}

/**
 * Returns the wall minutes at `now` (Unix seconds) from the first midnight of a day; null outside the hours that its
 * column shows.
 */
export function minuteOf(
  now: number,
  day: number,
  { zone, fromHour, toHour }: Pick<Shown, 'zone' | 'fromHour' | 'toHour'>,
): number | null {
  const seconds = zone.wallAt(now) - day;
  const isShown = seconds >= fromHour * secondsInHour && seconds < toHour * secondsInHour;
  return isShown ? seconds / secondsInMinute : null;
}
