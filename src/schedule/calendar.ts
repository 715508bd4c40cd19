/**
 * Calendar arithmetic with local times in seconds (see `zone.ts`). date-fns treats them as UTC, so the
 * machine's zone never matters.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { getDate } from 'date-fns/getDate';
import { getISODay } from 'date-fns/getISODay';
import { getUnixTime } from 'date-fns/getUnixTime';

/** `UTCDateMini` can't format dates, but they aren't formatted here. */
const utc = (value: Date | number | string) => new UTCDateMini(+new Date(value));

/** Converts a local time in seconds to a date whose UTC fields are the local time. */
export function dateAt(wall: number): Date {
  return fromUnixTime(wall, { in: utc });
}

/** Returns the same time of day a number of days later, or earlier if `days` is negative. */
export function daysAfter(wall: number, days: number): number {
  return getUnixTime(addDays(dateAt(wall), days));
}

/** Returns the weekday of a local time, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(wall: number): number {
  return getISODay(dateAt(wall)) - 1;
}

/**
 * Returns the week of the month, from 0 to 3. The weeks are days 1–7, 8–14, 15–21, and 22 to the last day. The
 * contract doesn't define them. `getWeekOfMonth` of date-fns isn't used, because its weeks start on a fixed
 * weekday.
 */
export function weekOfMonth(wall: number): number {
  return Math.min(3, Math.floor((getDate(dateAt(wall)) - 1) / 7));
}
