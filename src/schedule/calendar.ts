/**
 * In:  wall seconds.
 * Out: dates and days of date-fns.
 *
 * date-fns reckons with them as UTC, so the machine's zone never matters.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { getDate } from 'date-fns/getDate';
import { getISODay } from 'date-fns/getISODay';
import { getUnixTime } from 'date-fns/getUnixTime';

/** Without what writes dates: that is `Intl`'s. */
const utc = (value: Date | number | string) => new UTCDateMini(+new Date(value));

/** Wall seconds as a date whose fields are those of the wall. */
export function dateAt(wall: number): Date {
  return fromUnixTime(wall, { in: utc });
}

/** The same time, days later; earlier for a negative number. */
export function daysAfter(wall: number, days: number): number {
  return getUnixTime(addDays(dateAt(wall), days));
}

/** 0 for Monday, 6 for Sunday. */
export function weekdayOf(wall: number): number {
  return getISODay(dateAt(wall)) - 1;
}

/**
 * The week of the month, 0 to 3: days 1–7, 8–14, 15–21, and 22 to the end. This is a choice of this project;
 * the weeks of date-fns' `getWeekOfMonth` begin on one weekday.
 */
export function weekOfMonth(wall: number): number {
  return Math.min(3, Math.floor((getDate(dateAt(wall)) - 1) / 7));
}
