import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes';
import { minutesToHours } from 'date-fns/minutesToHours';
import { intlLocale, formatMoment } from './times.js';

/**
 * Returns the day of a timestamp: `Friday 20 November`. The year is added if it differs from the year of `now`. `ms`
 * and `now` are in milliseconds.
 */
export function dayName(ms: number, now: number, lang: string, zone?: string): string {
  const yearOf = (moment: number): string => formatMoment(moment, lang, { year: 'numeric' }, zone);
  const year = yearOf(ms) === yearOf(now) ? undefined : 'numeric';
  return formatMoment(ms, lang, { weekday: 'long', day: 'numeric', month: 'long', year }, zone);
}

/**
 * Returns a duration in milliseconds as a relative time in the largest full unit: `3 min ago`. Below a minute it returns
 * `justNow`.
 */
export function timeAgo(ms: number, lang: string, justNow: string): string {
  const minutes = millisecondsToMinutes(ms);
  if (minutes < 1) return justNow;
  const [count, unit] = largestUnit(minutes);
  try {
    return new Intl.RelativeTimeFormat(intlLocale(lang), { style: 'short' }).format(-count, unit);
  } catch {
    return new Intl.RelativeTimeFormat(intlLocale(lang.slice(0, 2)), { style: 'short' }).format(-count, unit);
  }
}

function largestUnit(minutes: number): [number, Intl.RelativeTimeFormatUnit] {
  if (minutes < minutesInHour) return [minutes, 'minute'];
  if (minutes < minutesInDay) return [minutesToHours(minutes), 'hour'];
  return [Math.floor(minutes / minutesInDay), 'day'];
}
