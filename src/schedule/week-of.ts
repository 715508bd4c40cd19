import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { startOfWeek, type StartOfWeekOptions } from 'date-fns/startOfWeek';
import { dateAt } from './calendar.js';
import type { Shown } from './week-days.js';
import type { Zone } from './zone.js';

/**
 * Returns the first day of the week that contains `now`, which is in Unix seconds. `firstWeekday` is numbered
 * as in `Intl.Locale`, from 1 for Monday to 7 for Sunday.
 */
export function weekOf(now: number, zone: Zone, firstWeekday: number): number {
  // Weekdays in date-fns are numbered from 0 for Sunday.
  const weekStartsOn = (firstWeekday % 7) as StartOfWeekOptions['weekStartsOn'];
  return getUnixTime(startOfWeek(dateAt(zone.wallAt(now)), { weekStartsOn }));
}

/**
 * Returns the minutes of local time from the first midnight of a day to `now`, which is in Unix seconds.
 * Returns null outside the hours that the day's column shows.
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
