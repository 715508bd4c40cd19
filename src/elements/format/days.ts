/** In: moments in milliseconds. Out: which day, and how long ago, as a language writes them. */
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes';
import { minutesToHours } from 'date-fns/minutesToHours';
import { intlLocale, formatMoment } from './times.js';

/** The day: Friday 20 November; with its year, where that is not the one of `now`. */
export function dayName(ms: number, now: number, lang: string, zone?: string): string {
  const yearOf = (moment: number): string => formatMoment(moment, lang, { year: 'numeric' }, zone);
  const year = yearOf(ms) === yearOf(now) ? undefined : 'numeric';
  return formatMoment(ms, lang, { weekday: 'long', day: 'numeric', month: 'long', year }, zone);
}

/** How long ago, in the largest full unit: 3 min ago. `justNow` stands for less than a minute. */
export function timeAgo(ms: number, lang: string, justNow: string): string {
  const minutes = millisecondsToMinutes(ms);
  if (minutes < 1) return justNow;
  const [count, unit] = (
    minutes < minutesInHour
      ? [minutes, 'minute']
      : minutes < minutesInDay
        ? [minutesToHours(minutes), 'hour']
        : [Math.floor(minutes / minutesInDay), 'day']
  ) as [number, Intl.RelativeTimeFormatUnit];
  try {
    return new Intl.RelativeTimeFormat(intlLocale(lang), { style: 'short' }).format(-count, unit);
  } catch {
    return new Intl.RelativeTimeFormat([], { style: 'short' }).format(-count, unit);
  }
}
